import type { Storage } from '@latchkit/core/ports'
import * as z from 'zod/mini'

/**
 * The refresh tokens of the accounts of a project, by CAIP-10 id.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 */
export type RefreshTokens = {
  readonly get: (account: string) => string | undefined
  /** Stores a token, or removes it. */
  readonly set: (account: string, refreshToken: string | undefined) => void
  readonly accounts: () => readonly string[]
}

const schema = z.record(z.string(), z.string())

/**
 * Creates the refresh tokens.
 *
 * @param storage Is read each time, because other tabs replace the tokens. `null`: memory.
 */
export function createRefreshTokens(storage: Storage | null, key: string): RefreshTokens {
  let memory: Readonly<Record<string, string>> = {}
  // False after the storage has refused the tokens, as in private windows and if it is full: what it has is older than the memory.
  let isStored = storage !== null

  function read(): Readonly<Record<string, string>> {
    if (!isStored) return memory
    try {
      const text = storage?.getItem(key)
      memory = text === null || text === undefined ? {} : schema.parse(JSON.parse(text))
    } catch {
      // The app, or an older version, may have stored anything: the users sign in again.
    }
    return memory
  }

  function write(tokens: Readonly<Record<string, string>>): void {
    memory = tokens
    try {
      if (Object.keys(tokens).length > 0) storage?.setItem(key, JSON.stringify(tokens))
      else storage?.removeItem(key)
      isStored = storage !== null
    } catch {
      // Without storage, the session ends with the page.
      isStored = false
    }
  }

  return {
    get(account) {
      const tokens = read()
      return Object.hasOwn(tokens, account) ? tokens[account] : undefined
    },
    set(account, refreshToken) {
      const { [account]: _previous, ...others } = read()
      write({ ...others, ...(refreshToken !== undefined && { [account]: refreshToken }) })
    },
    accounts: () => Object.keys(read()),
  }
}
