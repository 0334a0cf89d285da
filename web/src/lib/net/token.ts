// The token of this browser's account, if it has one. It goes along with every question asked over
// HTTP, so that a seat taken here is a seat of the account.

import { read, write } from '../kept/storage'

const KEY = 'account'

export function signedIn(): string {
  return read(KEY, '')
}

export function keepToken(token: string): void {
  write(KEY, token)
}
