// This browser's account: optional, and good for ratings only.

import type { Account, PasskeyOptions, RecoveryKey, SignedIn } from '../../protocol/table'
import { request } from '../net/api'
import { Refusal } from '../net/refusal'
import { formerAccounts, keepFormer, keepToken, signedIn, type Former } from '../net/token'

/** More accounts than this nobody has; a link to a further one is refused, and none is lost. */
const MOST_FORMER = 8

class Own {
  account = $state.raw<Account | null>(null)
  /** Accounts that this browser held before, and that one can go back to. */
  former = $state.raw<Former[]>(formerAccounts())

  /** Asks who we are, if we are somebody. A token that is no longer good is forgotten. */
  async look(): Promise<void> {
    if (!signedIn()) return
    try {
      this.account = await request<Account>('/api/account')
    } catch (error) {
      if (error instanceof Refusal && error.code === 'signed-out') this.forget()
      else throw error
    }
  }

  async create(name: string): Promise<void> {
    this.enter(await request<SignedIn>('/api/account', { name }))
  }

  /** Signs in by a recovery link, which is good once; the next key is returned. The account that was
   *  in use stays, to be gone back to. */
  async recover(key: string): Promise<string> {
    if (this.account && this.former.length >= MOST_FORMER) throw new Refusal('accounts-full')
    const found = await request<SignedIn>('/api/account/recover', { key })
    this.setAside(found.account)
    this.enter(found)
    return found.recovery ?? ''
  }

  /** Goes back to an account that was in use before; the one in use now stays too. */
  async goBack(wanted: Former): Promise<void> {
    const before = signedIn()
    keepToken(wanted.token)
    try {
      const account = await request<Account>('/api/account')
      keepToken(before)
      this.setAside(account)
      this.enter({ account, token: wanted.token })
    } catch (error) {
      keepToken(before)
      if (!(error instanceof Refusal)) throw error
      if (error.code === 'signed-out') this.keep(this.former.filter((each) => each !== wanted))
      throw error
    }
  }

  /** Keeps the account in use beside the one that comes. */
  private setAside(next: Account): void {
    const same = (each: { name: string; created: number }): boolean =>
      each.name === next.name && each.created === next.created
    const others = this.former.filter((each) => !same(each))
    const { account } = this
    const token = signedIn()
    if (!account || !token || same(account)) this.keep(others)
    else this.keep([...others, { name: account.name, created: account.created, token }])
  }

  private keep(former: Former[]): void {
    this.former = former
    keepFormer(former)
  }

  async rename(name: string): Promise<void> {
    this.account = await request<Account>('/api/account/name', { name })
  }

  /** The key of a new recovery link; an older one is void. */
  async newRecovery(): Promise<string> {
    const { key } = await request<RecoveryKey>('/api/account/recovery', {})
    await this.look()
    return key
  }

  async addPasskey(): Promise<void> {
    const { options } = await request<PasskeyOptions>('/api/account/passkeys/ask', {})
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as unknown as PublicKeyCredentialCreationOptionsJSON,
    )
    const credential = await authenticator(() => navigator.credentials.create({ publicKey }))
    this.account = await request<Account>('/api/account/passkeys', { credential })
  }

  async usePasskey(): Promise<void> {
    const { options } = await request<PasskeyOptions>('/api/passkeys/ask', {})
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      options as unknown as PublicKeyCredentialRequestOptionsJSON,
    )
    const credential = await authenticator(() => navigator.credentials.get({ publicKey }))
    this.enter(await request<SignedIn>('/api/passkeys', { credential }))
  }

  async leave(): Promise<void> {
    await request('/api/account/leave', {})
    this.forget()
  }

  async delete(): Promise<void> {
    await request('/api/account/delete', {})
    this.forget()
  }

  private enter({ account, token }: SignedIn): void {
    keepToken(token)
    this.account = account
  }

  private forget(): void {
    keepToken('')
    this.account = null
  }
}

export const own = new Own()

/** Whether this browser has passkeys for this address: a name is needed, and a safe connection. */
export function passkeysWork(): boolean {
  const named = !/^[\d.]+$|:/.test(location.hostname)
  return (
    named &&
    'PublicKeyCredential' in window &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  )
}

/** Asks the person's authenticator; whoever turns it down has not made a mistake. */
async function authenticator(ask: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const found = await ask()
    if (found) return (found as PublicKeyCredential).toJSON()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
  throw new Refusal('passkey-refused')
}
