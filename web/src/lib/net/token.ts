// The tokens of this browser's accounts, if it has any. That of the one in use goes along with every
// question asked over HTTP, so that a seat taken here is a seat of the account; the others are kept
// so that one can go back to them.

import { read, write } from '../kept/storage'

/** An account that was in use before a link led to another one. */
export interface Former {
  name: string
  created: number
  token: string
}

const KEY = 'account'
const FORMER = 'former-accounts'

export function signedIn(): string {
  return read(KEY, '')
}

export function keepToken(token: string): void {
  write(KEY, token)
}

export function formerAccounts(): Former[] {
  return read<Former[]>(FORMER, [])
}

export function keepFormer(accounts: readonly Former[]): void {
  write(FORMER, accounts)
}
