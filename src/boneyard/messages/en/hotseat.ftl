# Several people on one device.

setup-plan-here = Someone on this device
setup-all-here = Everyone on this device
setup-here-name = Name of player { $number }
hotseat-player = Player { $number }
hotseat-pass = Pass the device to { $name }
    .text = Everyone else, look away: hands are secret.
hotseat-show = I'm { $name }, show my hand
hotseat-react = Does anyone want to respond?
    .text = If so, speak up and take the device. If you have nothing to play, you don't have to say so.
hotseat-nobody = Nobody
