cli-help-threes = Say three.
cli-threes = three, two, one
