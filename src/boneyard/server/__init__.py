"""Tables over the network: a log for each, one room that writes it, a view for each seat."""
