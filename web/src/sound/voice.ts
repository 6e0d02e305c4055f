/** The two instruments that all sounds are made of: tones and filtered noise. */

interface Tone {
  wave?: OscillatorType;
  /** Hertz at the start and, if it glides, at the end. */
  from: number;
  to?: number;
  /** Seconds after the sound begins. */
  at?: number;
  length: number;
  loud?: number;
  attack?: number;
  /** Low-pass filter in hertz. */
  below?: number;
  /** Distort it. */
  harsh?: boolean;
}

interface Noise {
  filter: BiquadFilterType;
  from: number;
  to?: number;
  q?: number;
  at?: number;
  length: number;
  loud?: number;
  attack?: number;
  pan?: number;
  /** Tremolo in hertz. */
  shake?: number;
}

const SILENT = 0.0001;

export class Voice {
  constructor(
    private readonly context: AudioContext,
    private readonly out: AudioNode,
    /** When the sound begins, by the context's clock. */
    private readonly begins: number,
    private readonly hiss: AudioBuffer,
  ) {}

  tone({ wave = "sine", from, to, at = 0, length, loud = 1, attack = 0.004, below, harsh = false }: Tone): void {
    const begins = this.begins + at;
    const source = this.context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, begins);
    if (to) source.frequency.exponentialRampToValueAtTime(to, begins + length);
    let last: AudioNode = source;
    if (harsh) last = last.connect(this.shaper());
    if (below) last = last.connect(this.filter("lowpass", below, undefined, begins, length, 0.7));
    last.connect(this.swell(begins, length, loud, attack)).connect(this.out);
    source.start(begins);
    source.stop(begins + length + 0.05);
  }

  noise({ filter, from, to, q = 0.8, at = 0, length, loud = 1, attack = 0.002, pan = 0, shake }: Noise): void {
    const begins = this.begins + at;
    const source = this.context.createBufferSource();
    source.buffer = this.hiss;
    source.loop = true;
    let last: AudioNode = source.connect(this.filter(filter, from, to, begins, length, q)).connect(this.swell(begins, length, loud, attack));
    if (shake) last = last.connect(this.tremolo(shake, begins, length));
    if (pan) {
      const aside = this.context.createStereoPanner();
      aside.pan.value = pan;
      last = last.connect(aside);
    }
    last.connect(this.out);
    source.start(begins, (at * 7.3) % 0.5);
    source.stop(begins + length + 0.05);
  }

  private swell(begins: number, length: number, loud: number, attack: number): GainNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(SILENT, begins);
    gain.gain.linearRampToValueAtTime(loud, begins + attack);
    gain.gain.exponentialRampToValueAtTime(SILENT, begins + Math.max(length, attack + 0.01));
    return gain;
  }

  private filter(type: BiquadFilterType, from: number, to: number | undefined, begins: number, length: number, q: number): BiquadFilterNode {
    const filter = this.context.createBiquadFilter();
    filter.type = type;
    filter.Q.value = q;
    filter.frequency.setValueAtTime(from, begins);
    if (to) filter.frequency.exponentialRampToValueAtTime(to, begins + length);
    return filter;
  }

  private tremolo(hertz: number, begins: number, length: number): GainNode {
    const [gain, wave, depth] = [this.context.createGain(), this.context.createOscillator(), this.context.createGain()];
    gain.gain.value = 0.5;
    depth.gain.value = 0.5;
    wave.frequency.value = hertz;
    wave.connect(depth).connect(gain.gain);
    wave.start(begins);
    wave.stop(begins + length + 0.05);
    return gain;
  }

  private shaper(): WaveShaperNode {
    const shaper = this.context.createWaveShaper();
    shaper.curve = Float32Array.from({ length: 64 }, (_, i) => Math.tanh(((i - 31.5) / 31.5) * 4));
    return shaper;
  }
}
