import type { Latchkit } from '../../../engine/latchkit.js'
import type { Settlement } from '../../../engine/types.js'
import type { AdapterNotFoundError } from '../../../foundation/errors/adapter.js'
import type { NotConnectedError, SessionChangedError } from '../../../foundation/errors/request.js'
import type { WalletResponseError } from '../../../foundation/errors/wallet.js'
import { AbortedError, type UserRejectedError } from '../../../foundation/errors/wallet.js'
import type { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { requestFeature } from './feature.js'
import { getSigningSession } from './getSigningSession.js'
import type { RequestFact } from './machine.js'
import type { WriteIntent, WriteKind, WriteResult } from './writes.js'

/** Queues a write in its namespace for the current session, and waits for the wallet's response. */
export async function askWallet<K extends WriteKind>(
  kit: Latchkit,
  parameters: {
    readonly namespace: ChainNamespace
    readonly intent: WriteIntent & { readonly kind: K }
    readonly signal?: AbortSignal | undefined
  },
): Promise<WriteResult<K>> {
  const { namespace, intent, signal } = parameters
  const { install, newId, request, send } = kit.internal
  if (signal?.aborted) throw new AbortedError()
  const { connectorId, accounts, chainId } = getSigningSession(kit, namespace)
  install(requestFeature)
  const id = newId()
  const write = { id, connectorId, address: accounts[0].address, chainId, intent }
  const cancel = () => send({ feature: 'request', namespace, event: { type: 'cancel', id } })
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    return await request({ feature: 'request', namespace, event: { type: 'ask', write } }, (fact) =>
      fact.feature === 'request' && fact.id === id ? toSettlement<K>(fact) : undefined,
    )
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

function toSettlement<K extends WriteKind>(fact: RequestFact): Settlement<WriteResult<K>> {
  // The write of that id is of that kind, and `ask` returns the result of that kind.
  if (fact.type === 'done') return { value: fact.result as WriteResult<K> }
  return fact.type === 'lateResponse' ? undefined : { error: fact.error }
}

export declare namespace askWallet {
  /** The errors of every write; each action adds its own. */
  type ErrorType =
    | NotConnectedError
    | SessionChangedError
    | AdapterNotFoundError
    | UserRejectedError
    | AbortedError
    | WalletRequestError
    | WalletResponseError
}
