# Several people at one device.

setup-plan-here = Person at this device
setup-all-here = All on this device
setup-here-name = Name of player { $number }
hotseat-player = Player { $number }
hotseat-pass = Pass the device to { $name }
    .text = Everybody else looks away: hands are secret.
hotseat-show = I'm { $name }, show my hand
hotseat-react = Does anybody answer?
    .text = Say so, and take the device. Who has nothing fitting need not tell.
hotseat-nobody = Nobody answers
