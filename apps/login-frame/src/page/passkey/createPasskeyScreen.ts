import { zeroise } from '../../shared/bytes/zeroise.js'
import type { Vault, VaultApp } from '../../shared/vault/Vault.js'
import { getErrorCode } from '../vault/getErrorCode.js'
import type { Authenticator } from './Authenticator.js'
import { closed, type PasskeyEffect, type PasskeyEvent, type PasskeyState, transition } from './machine.js'

/** Dependencies of the login with a passkey. */
export type PasskeyWork = {
  readonly vault: Pick<Vault, 'startPasskey' | 'verifyPasskey' | 'getUnlock' | 'unlock'>
  readonly authenticator: Pick<Authenticator, 'logIn' | 'readKey'>
}

/** The login with a passkey, while it is displayed. */
export type PasskeyScreen = {
  readonly state: PasskeyState
  send(event: Exclude<PasskeyEvent, { readonly task: number }>): void
  /** Returns a function that stops listening. */
  subscribe(listener: () => void): () => void
}

/** Creates the login with a passkey: the machine and its effects. `onFinish` is called when the user is logged in. */
export function createPasskeyScreen(
  { vault, authenticator }: PasskeyWork,
  app: VaultApp,
  onFinish: () => void,
): PasskeyScreen {
  let state = closed
  const listeners = new Set<() => void>()

  function dispatch(event: PasskeyEvent): void {
    const next = transition(state, event)
    state = next.state
    for (const effect of next.run) run(effect)
    for (const listener of listeners) listener()
  }

  function run(effect: PasskeyEffect): void {
    if (effect.type === 'finish') onFinish()
    else
      void perform(effect)
        .catch(
          (error: unknown): PasskeyEvent => ({
            type: 'failed',
            task: effect.task,
            code: getErrorCode(error) ?? 'unknown',
          }),
        )
        .then(dispatch)
  }

  async function perform(effect: Exclude<PasskeyEffect, { type: 'finish' }>): Promise<PasskeyEvent> {
    const { task } = effect
    if (effect.type === 'prepare') {
      // A login by e-mail or social account that needs the passkey is continued.
      const unlock = await vault.getUnlock()
      if (unlock) return { type: 'prepared', task, use: { name: 'unlock', unlock } }
      const { challenge } = await vault.startPasskey({ app })
      return { type: 'prepared', task, use: { name: 'logIn', challenge } }
    }
    if (effect.use.name === 'unlock') {
      const key = await authenticator.readKey(effect.use.unlock)
      try {
        await vault.unlock({ key })
      } finally {
        zeroise(key)
      }
      return { type: 'loggedIn', task }
    }
    const result = await vault.verifyPasskey({ credential: await authenticator.logIn(effect.use.challenge) })
    if (result.status === 'ready') return { type: 'loggedIn', task }
    const { credentialId, salt } = result
    return { type: 'prepared', task, use: { name: 'unlock', unlock: { credentialId, salt } } }
  }

  return {
    get state() {
      return state
    },
    send: dispatch,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
