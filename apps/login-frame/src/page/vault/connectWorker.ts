import type * as z from 'zod/mini'
import type { Vault } from '../../shared/vault/Vault.js'
import { VaultError } from '../../shared/vault/VaultError.js'
import { vaultCalls } from '../../shared/vault/vaultCalls.js'
import {
  type PageMessage,
  type VaultEndpoint,
  type VaultSettings,
  workerMessageSchema,
} from '../../shared/vault/vaultMessages.js'

type VaultMethod = keyof typeof vaultCalls
type ResultOf<M extends VaultMethod> = z.infer<(typeof vaultCalls)[M]['result']>
type PendingCall = {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Connects the page with the worker that has the keys. Errors are `VaultError`. */
export function connectWorker(
  endpoint: VaultEndpoint<PageMessage> & {
    /** Called if the worker cannot be loaded. */
    readonly onError: (listener: (cause: unknown) => void) => void
  },
  settings: VaultSettings,
): Vault {
  const pending = new Map<number, PendingCall>()
  let lastId = 0
  let failure: VaultError | undefined

  endpoint.onMessage((data) => {
    const parsed = workerMessageSchema.safeParse(data)
    if (!parsed.success) return
    const message = parsed.data
    const call = pending.get(message.id)
    pending.delete(message.id)
    if (message.type === 'result') call?.resolve(message.result)
    else call?.reject(new VaultError(message.error))
  })
  endpoint.onError((cause) => {
    failure = new VaultError({
      code: 'vault_unavailable',
      message: 'The login could not be loaded. Reload the page and try again.',
      cause,
    })
    for (const { reject } of pending.values()) reject(failure)
    pending.clear()
  })
  endpoint.send({ type: 'start', settings })

  async function call<M extends VaultMethod>(
    method: M,
    parameters?: unknown,
    signal?: AbortSignal,
  ): Promise<ResultOf<M>> {
    signal?.throwIfAborted()
    if (failure) throw failure
    const id = ++lastId
    const abort = () => {
      endpoint.send({ type: 'abort', id })
      pending.get(id)?.reject(signal?.reason)
      pending.delete(id)
    }
    signal?.addEventListener('abort', abort, { once: true })
    try {
      const result = await new Promise<unknown>((resolve, reject) => {
        pending.set(id, { resolve, reject })
        endpoint.send({ type: 'call', id, method, parameters })
      })
      // The schema belongs to this method.
      return vaultCalls[method].result.parse(result) as ResultOf<M>
    } finally {
      signal?.removeEventListener('abort', abort)
    }
  }

  return {
    restore: () => call('restore'),
    startEmail: (parameters) => call('startEmail', parameters),
    waitForDevice: ({ signal }) => call('waitForDevice', undefined, signal),
    verifyCode: (parameters) => call('verifyCode', parameters),
    startSocial: (parameters) => call('startSocial', parameters),
    verifySocial: (parameters) => call('verifySocial', parameters),
    startFarcaster: (parameters) => call('startFarcaster', parameters),
    waitForFarcaster: ({ signal }) => call('waitForFarcaster', undefined, signal),
    startPasskey: (parameters) => call('startPasskey', parameters),
    verifyPasskey: (parameters) => call('verifyPasskey', parameters),
    getUnlock: () => call('getUnlock'),
    unlock: ({ key }) => sendKey(key, () => call('unlock', { key })),
    startPasskeyCreation: () => call('startPasskeyCreation'),
    createPasskey: ({ credential, key }) => sendKey(key, () => call('createPasskey', { credential, key })),
    removePasskey: () => call('removePasskey'),
    removeManaged: () => call('removeManaged'),
    getRecoveryMove: () => call('getRecoveryMove'),
    moveRecovery: (parameters) => call('moveRecovery', parameters),
    declineRecoveryMove: () => call('declineRecoveryMove'),
    signOut: () => call('signOut'),
    sign: (request) => call('sign', request),
    startEmailChange: (parameters) => call('startEmailChange', parameters),
    verifyPrimaryEmail: (parameters) => call('verifyPrimaryEmail', parameters),
    verifySecondaryEmail: (parameters) => call('verifySecondaryEmail', parameters),
    startExport: () => call('startExport'),
    exportPhrase: (parameters) => call('exportPhrase', parameters),
    listDevices: () => call('listDevices'),
    revokeDevice: (parameters) => call('revokeDevice', parameters),
    listEnvelopes: () => call('listEnvelopes'),
    listReleases: () => call('listReleases'),
    decideRelease: (parameters) => call('decideRelease', parameters),
  }
}

/** Overwrites a key after its copy was sent to the worker. */
async function sendKey<T>(key: Uint8Array, send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } finally {
    key.fill(0)
  }
}
