#!/bin/sh
# Finds Chromium for the browser tests, or installs it through the system's packages. Its headless
# shell is the same browser without a window, and needs half the time.
found() {
  for name in "$@"; do
    [ -n "$name" ] && command -v "$name" >/dev/null 2>&1 && return 0
  done
  return 1
}
install() {
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq -o Acquire::Retries=1 \
    -o Acquire::http::Timeout=20 "$1" >/dev/null 2>&1
}
found "${ATHANOR_CHROMIUM:-}" chromium-headless-shell && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "Installing Chromium for the browser tests..."
  apt-get update -qq -o Acquire::Retries=1 -o Acquire::http::Timeout=20 >/dev/null 2>&1
  install chromium-headless-shell && found chromium-headless-shell && exit 0
  found chromium || install chromium
fi
found chromium chromium-browser google-chrome google-chrome-stable && exit 0
cat >&2 <<'END'
The browser tests need Chromium, and it is not here. Install it and run this again:
  Debian, Ubuntu:  sudo apt-get install chromium
  Fedora:          sudo dnf install chromium
  Arch:            sudo pacman -S chromium
  macOS:           brew install --cask chromium
Or name one that you have: ATHANOR_CHROMIUM=/path/to/chromium make test
END
exit 2
