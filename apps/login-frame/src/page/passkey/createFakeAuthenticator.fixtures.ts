import { VaultError } from '../../shared/vault/VaultError.js'
import type { Authenticator } from './Authenticator.js'

/** An authenticator that records what it is asked for. */
export type FakeAuthenticator = Authenticator & {
  readonly calls: readonly (readonly [name: keyof Authenticator, parameters: unknown])[]
  /** The keys that it has returned, as they are now. */
  readonly keys: readonly Uint8Array[]
  /** Every call rejects with an error of this code, until it is null. */
  failWith(code: string | null): void
}

/** Creates an authenticator for tests. */
export function createFakeAuthenticator(): FakeAuthenticator {
  const calls: [keyof Authenticator, unknown][] = []
  const keys: Uint8Array[] = []
  let failure: string | null = null

  function record(name: keyof Authenticator, parameters: unknown): void {
    calls.push([name, parameters])
    if (failure !== null) throw new VaultError({ code: failure, message: 'No passkey was used.' })
  }

  function createKey() {
    const key = new Uint8Array(32).fill(9)
    keys.push(key)
    return key
  }

  return {
    calls,
    keys,
    failWith(code) {
      failure = code
    },
    async logIn(challenge) {
      record('logIn', challenge)
      return { id: 'aWQ', clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'dQ' }
    },
    async readKey(unlock) {
      record('readKey', unlock)
      return createKey()
    },
    async create(parameters) {
      record('create', parameters)
      return {
        credential: { id: 'aWQ', clientDataJSON: 'e30', attestationObject: 'AA' },
        key: createKey(),
      }
    },
  }
}
