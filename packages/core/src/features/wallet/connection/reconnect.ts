import { checkParameters } from '../../../config/inDevelopment.js'
import { readStored } from '../../../config/stored.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ActionIgnoredError } from '../../../foundation/errors/unexpected.js'
import type { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getConnectorsToRestore } from './getConnectorsToRestore.js'
import { type ConnectedAccount, sessionOf, toConnectedAccount } from './rules.js'

/**
 * Restores the sessions of the last visit, as `mount` does. No wallet prompts: a wallet that is absent, locked or no
 * longer authorizes the app stays disconnected. Connected sessions stay unchanged.
 *
 * @throws see `reconnect.ErrorType`. `ActionIgnoredError` while a connection attempt or another reconnect is pending.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { reconnect } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const accounts = await reconnect(kit)
 * ```
 */
export async function reconnect(
  kit: Latchkit,
  parameters: reconnect.Parameters = {},
): Promise<reconnect.ReturnType> {
  checkParameters(kit, parameters, 'reconnect(kit, {})')
  const { namespaces, newId, request, storage } = kit.internal
  const stored = storage ? readStored(storage) : {}
  const state = kit.getState()
  const accounts = await Promise.all(
    (parameters.namespace ? [parameters.namespace] : namespaces).map((namespace) => {
      const session = sessionOf(state, namespace)
      if (session) return toConnectedAccount(namespace, session)
      const id = newId()
      const connectorIds = getConnectorsToRestore(stored, namespace)
      const address = stored.addresses?.[namespace]
      const event = { type: 'reconnect', id, connectorIds, address } as const
      return request<ConnectedAccount | undefined>({ feature: 'connection', namespace, event }, (fact) => {
        if (fact.feature !== 'connection' || fact.id !== id) return undefined
        if (fact.type === 'connected') return { value: toConnectedAccount(namespace, fact.session) }
        return fact.type === 'notRestored' ? { value: undefined } : undefined
      })
    }),
  )
  return accounts.filter((account) => account !== undefined)
}

export declare namespace reconnect {
  type Parameters = {
    /** Default all. */
    readonly namespace?: ChainNamespace | undefined
  }
  /** The connected accounts, in the order of the configuration. */
  type ReturnType = readonly ConnectedAccount[]
  type ErrorType = ActionIgnoredError | AbortedError
}
