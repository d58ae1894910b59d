import { SignInError } from '@latchkit/core/errors'
import type { Clock, Storage } from '@latchkit/core/ports'
import { createRefreshTokens } from './createRefreshTokens.js'
import type { createSignInClient } from './createSignInClient.js'
import type { SignInTokensResponse } from './signInSchema.js'

type AccessToken = { readonly token: string; readonly expiresAt: number }

/** The tokens of the accounts that are signed in, by CAIP-10 id. */
export type AccountTokens = {
  readonly accounts: () => readonly string[]
  /** Whether the account is signed in, in this tab or in another one. */
  readonly has: (account: string) => boolean
  /** Stores the tokens of a response, and returns the access token. */
  readonly keep: (account: string, response: SignInTokensResponse) => string
  readonly forget: (account: string) => void
  /** Returns an access token that has not expired; `undefined` if the account is not signed in. */
  readonly get: (account: string) => Promise<string | undefined>
  /** Returns an access token that may have expired, which is enough to sign out. */
  readonly getForSignOut: (account: string) => Promise<string | undefined>
}

/** A token that expires within this time is refreshed. */
const refreshEarlyMs = 30_000

/** Creates the tokens. The refresh tokens are in `storage`, which the tabs share. */
export function createAccountTokens({
  client,
  clock,
  storage,
  key,
  onForgotten,
}: {
  readonly client: Pick<ReturnType<typeof createSignInClient>, 'refresh'>
  readonly clock: Clock
  readonly storage: Storage | null
  /** Key of the storage. */
  readonly key: string
  readonly onForgotten: (account: string) => void
}): AccountTokens {
  const refreshTokens = createRefreshTokens(storage, key)
  const accessTokens = new Map<string, AccessToken>()
  const refreshing = new Map<string, Promise<string | undefined>>()

  function keep(account: string, { token, refreshToken, expiresIn }: SignInTokensResponse): string {
    refreshTokens.set(account, refreshToken)
    accessTokens.set(account, { token, expiresAt: clock.now() + expiresIn * 1_000 })
    return token
  }

  function forget(account: string): void {
    refreshTokens.set(account, undefined)
    accessTokens.delete(account)
    onForgotten(account)
  }

  /** Exchanges the refresh token: in one tab at a time, because a token that is used twice ends the session. */
  function refresh(account: string): Promise<string | undefined> {
    const pending = refreshing.get(account)
    if (pending) return pending
    const started = runExclusive(key, async () => {
      const refreshToken = refreshTokens.get(account)
      if (refreshToken === undefined) return undefined
      try {
        return keep(account, await client.refresh(refreshToken))
      } catch (error) {
        if (!(error instanceof SignInError)) throw error
        forget(account)
        return undefined
      }
    }).finally(() => refreshing.delete(account))
    refreshing.set(account, started)
    return started
  }

  async function getTokenOf(account: string): Promise<string | undefined> {
    const known = accessTokens.get(account)
    // Another tab has signed out.
    if (refreshTokens.get(account) === undefined) {
      forget(account)
      return undefined
    }
    return known && known.expiresAt - refreshEarlyMs > clock.now() ? known.token : refresh(account)
  }

  return {
    accounts: refreshTokens.accounts,
    has: (account) => refreshTokens.get(account) !== undefined,
    keep,
    forget,
    get: getTokenOf,
    // The token of a session may have expired, and is not stored.
    getForSignOut: async (account) => accessTokens.get(account)?.token ?? refresh(account),
  }
}

/** Runs a task while no other tab runs one with the same name. Without the Web Locks API, as on insecure pages, at once. */
function runExclusive<T>(name: string, task: () => Promise<T>): Promise<T> {
  const { locks } = globalThis.navigator ?? {}
  return locks ? locks.request(name, task) : task()
}
