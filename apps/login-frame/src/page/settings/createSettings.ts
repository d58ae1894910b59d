import { zeroise } from '../../shared/bytes/zeroise.js'
import type { Vault } from '../../shared/vault/Vault.js'
import { VaultError } from '../../shared/vault/VaultError.js'
import type { Authenticator } from '../passkey/Authenticator.js'
import { getErrorCode } from '../vault/getErrorCode.js'
import { closed, transition } from './machine.js'
import type { SettingsAccount, SettingsEffect, SettingsEvent, SettingsState } from './types.js'

/** Dependencies of the settings. */
export type SettingsWork = {
  readonly vault: Vault
  readonly authenticator: Authenticator
  /** Writes to the clipboard. */
  readonly copy: (text: string) => Promise<void>
  /** Returns the time in ms, monotonic. */
  readonly now: () => number
  /** Calls `run` after `ms`. Returns a function that cancels it. */
  readonly setTimer: (run: () => void, ms: number) => () => void
}

/** The settings of the wallet, while they are displayed. */
export type Settings = {
  readonly state: SettingsState
  send(
    event: Exclude<
      SettingsEvent,
      { readonly task: number } | { type: 'shownLong' | 'copied' | 'copyFailed' }
    >,
  ): void
  /** Returns a function that stops listening. */
  subscribe(listener: () => void): () => void
}

/**
 * Creates the settings: the machine and its effects.
 *
 * @param onSessionEnded Called when the user has revoked this device, after its session has ended here too.
 */
export function createSettings(work: SettingsWork, onSessionEnded: () => void): Settings {
  const { vault, authenticator, copy, now, setTimer } = work
  let state = closed
  let cancelTimer = () => {}
  const listeners = new Set<() => void>()

  function dispatch(event: SettingsEvent): void {
    const next = transition(state, event)
    state = next.state
    for (const effect of next.run) run(effect)
    for (const listener of listeners) listener()
  }

  function run(effect: SettingsEffect): void {
    switch (effect.type) {
      case 'copy':
        copy(effect.phrase).then(
          () => dispatch({ type: 'copied' }),
          () => dispatch({ type: 'copyFailed' }),
        )
        return
      case 'hideLater':
        cancelTimer()
        cancelTimer = setTimer(() => dispatch({ type: 'shownLong', shownAt: effect.shownAt }), effect.afterMs)
        return
      case 'endSession':
        // The service has ended it already: only what is stored here is left.
        void vault
          .signOut()
          .catch(() => undefined)
          .then(onSessionEnded)
        return
      default:
        void call(effect)
          .catch(
            (error: unknown): SettingsEvent => ({
              type: 'failed',
              task: effect.task,
              at: now(),
              ...toFailure(error),
            }),
          )
          .then(dispatch)
    }
  }

  async function call(effect: Extract<SettingsEffect, { readonly task: number }>): Promise<SettingsEvent> {
    const { task } = effect
    switch (effect.type) {
      case 'load': {
        const user = await vault.restore()
        if (!user) return { type: 'failed', task, code: 'session_expired', at: now() }
        const envelopes = await vault.listEnvelopes()
        return { type: 'loaded', task, account: toSettingsAccount(user, envelopes) }
      }
      case 'startExport':
        await vault.startExport()
        return { type: 'codeSent', task, at: now() }
      case 'exportPhrase':
        return { type: 'phraseRead', task, phrase: await vault.exportPhrase({ code: effect.code }) }
      case 'listDevices':
        return {
          ...{ type: 'devicesListed', task, devices: await vault.listDevices() },
          // The devices can be revoked without the recovery service.
          releases: state.account?.isManaged ? await vault.listReleases().catch(() => null) : [],
        }
      case 'decideRelease':
        await vault.decideRelease({ id: effect.id, isAllowed: effect.isAllowed })
        return { type: 'releaseDecided', task }
      case 'addPasskey':
        await addPasskey()
        return { type: 'passkeyAdded', task }
      case 'removePasskey':
      case 'removeManaged':
        await vault[effect.type]()
        return { type: 'removed', task }
      case 'revoke':
        await vault.revokeDevice({ id: effect.device.id })
        return { type: 'deviceRevoked', task }
    }
  }

  async function addPasskey(): Promise<void> {
    const created = await authenticator.create(await vault.startPasskeyCreation())
    try {
      await vault.createPasskey(created)
    } finally {
      zeroise(created.key)
    }
  }

  return {
    get state() {
      return state
    },
    send(event) {
      if (event.type === 'closed') cancelTimer()
      dispatch(event)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function toSettingsAccount(
  user: SettingsAccount['user'],
  envelopes: Awaited<ReturnType<Vault['listEnvelopes']>>,
): SettingsAccount {
  return { user, isManaged: envelopes.includes('managed'), hasPasskey: envelopes.includes('passkey') }
}

/** Errors of the vault and of the services have a code. */
function toFailure(error: unknown): { readonly code: string; readonly retryAfterMs?: number | undefined } {
  const code = getErrorCode(error)
  if (code === undefined) return { code: 'unknown' }
  return { code, retryAfterMs: error instanceof VaultError ? error.retryAfterMs : undefined }
}
