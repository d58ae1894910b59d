import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { Settlement } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { DisconnectError } from '../../../foundation/errors/connection.js'
import type { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { connectionOf } from './rules.js'
import type { ConnectionFact } from './types.js'

/**
 * Disconnects the wallets and cancels pending attempts. Waits at most 3 s for a wallet to respond.
 * Does nothing when no wallet is connected.
 *
 * @throws `DisconnectError` with the error of each namespace whose wallet is still connected.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { disconnect } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await disconnect(kit)
 * ```
 */
export async function disconnect(
  kit: Latchkit,
  parameters: disconnect.Parameters = {},
): Promise<disconnect.ReturnType> {
  checkParameters(kit, parameters, 'disconnect(kit, {})')
  const { namespaces, newId, request } = kit.internal
  const state = kit.getState()
  const namespacesToDisconnect = (parameters.namespace ? [parameters.namespace] : namespaces).filter(
    (namespace) => {
      const connection = connectionOf(state, namespace)
      return (
        ('session' in connection && connection.session) || ('attempt' in connection && connection.attempt)
      )
    },
  )
  const errors: Partial<Record<ChainNamespace, LatchkitError>> = {}
  await Promise.all(
    namespacesToDisconnect.map((namespace) => {
      const id = newId()
      const command = { feature: 'connection', namespace, event: { type: 'disconnect', id } } as const
      return request(command, (fact) =>
        fact.feature === 'connection' && fact.id === id ? settleDisconnect(fact) : undefined,
      ).catch((error: LatchkitError) => {
        errors[namespace] = error
      })
    }),
  )
  // The kit was destroyed, so this error takes precedence.
  const aborted = Object.values(errors).find((error) => error.code === 'aborted')
  if (aborted) throw aborted
  if (Object.keys(errors).length > 0) throw new DisconnectError({ errors })
  return undefined
}

function settleDisconnect(fact: ConnectionFact): Settlement<undefined> {
  if (fact.type === 'disconnected') return { value: undefined }
  return fact.type === 'disconnectFailed' ? { error: fact.error } : undefined
}

export declare namespace disconnect {
  type Parameters = {
    /** Default all. */
    readonly namespace?: ChainNamespace | undefined
  }
  type ReturnType = undefined
  type ErrorType = DisconnectError | AbortedError
}
