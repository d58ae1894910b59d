import { canSign, sessionOf } from '../connection/rules.js'
import { NotConnectedError } from '../errors/request.js'
import { AbortedError } from '../errors/wallet.js'
import type { Latchkit } from '../kit/latchkit.js'
import type { Settlement } from '../kit/types.js'
import type { ChainNamespace } from '../schema/caip.js'
import { requestFeature } from './feature.js'
import type { RequestFact, WriteIntent } from './machine.js'

/** Puts a write into its namespace's queue, addressed to the session as it is now, and waits for the wallet's answer. */
export async function askWallet(
  kit: Latchkit,
  parameters: {
    readonly namespace: ChainNamespace
    readonly intent: WriteIntent
    readonly signal?: AbortSignal | undefined
  },
): Promise<string> {
  const { namespace, intent, signal } = parameters
  const { install, newId, request, send } = kit.internal
  if (signal?.aborted) throw new AbortedError()
  const state = kit.getState()
  const session = canSign(state, namespace) ? sessionOf(state, namespace) : undefined
  if (!session) throw new NotConnectedError({ namespace })

  install(requestFeature)
  const { connectorId, accounts, chainId } = session
  const id = newId()
  const write = { id, connectorId, address: accounts[0].address, chainId, intent }
  // Ignored once the wallet was asked: nobody can take that back.
  const withdraw = () => send({ feature: 'request', namespace, event: { type: 'withdraw', id } })
  signal?.addEventListener('abort', withdraw, { once: true })
  try {
    return await request({ feature: 'request', namespace, event: { type: 'ask', write } }, (fact) =>
      fact.feature === 'request' && fact.id === id ? toSettlement(fact) : undefined,
    )
  } finally {
    signal?.removeEventListener('abort', withdraw)
  }
}

function toSettlement(fact: RequestFact): Settlement<string> {
  return fact.type === 'done' ? { value: fact.result } : { error: fact.error }
}
