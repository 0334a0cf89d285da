"""Bots that learn by playing: `athanor train GAME` (docs/learning.md).

An *iteration* plays games of the best bot so far against itself and its past (`selfplay`), fits
networks to what was seen in them (`fitting`, which needs PyTorch), and plays a match of the new bot
against the best (`contest`): only who wins it for certain is the best from then on. `run` does one
after another and keeps everything in a folder, so that it can be stopped at any time and gone on
with. All of it follows from the seed and the configuration (`config`).
"""
