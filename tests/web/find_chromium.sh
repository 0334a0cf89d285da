#!/bin/sh
# Finds Chromium for the browser tests, or installs it through the system's packages.
for name in "${ATHANOR_CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
  [ -n "$name" ] && command -v "$name" >/dev/null 2>&1 && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "Installing Chromium for the browser tests..."
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; } >/dev/null 2>&1 &&
    command -v chromium >/dev/null 2>&1 && exit 0
fi
cat >&2 <<'END'
The browser tests need Chromium, and it is not here. Install it and run this again:
  Debian, Ubuntu:  sudo apt-get install chromium
  Fedora:          sudo dnf install chromium
  Arch:            sudo pacman -S chromium
  macOS:           brew install --cask chromium
Or name one that you have: ATHANOR_CHROMIUM=/path/to/chromium make test
END
exit 2
