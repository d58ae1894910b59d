import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainIdOf } from '../../../engine/Register.js'
import type { Settlement } from '../../../engine/types.js'
import type { AdapterNotFoundError } from '../../../foundation/errors/adapter.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import type { ActionIgnoredError } from '../../../foundation/errors/unexpected.js'
import type { WalletResponseError } from '../../../foundation/errors/wallet.js'
import {
  AbortedError,
  type UserRejectedError,
  type WalletNotFoundError,
} from '../../../foundation/errors/wallet.js'
import type { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import { type ChainNamespace, namespaceOf } from '../../../foundation/schema/caip.js'
import { findConnector } from './findConnector.js'
import { getAdapter } from './getAdapter.js'
import { type ConnectedAccount, toConnectedAccount } from './rules.js'
import type { ConnectionFact } from './types.js'

/**
 * Connects a wallet. The current session of the namespace stays until the new wallet has connected, and then ends.
 * The option `features.legalCheckbox` does not apply: an app with its own buttons asks the user to accept the terms.
 *
 * @throws see `connect.ErrorType`. `UserRejectedError` when the user declined; `AbortedError` when the attempt was
 * cancelled because the modal was closed or another wallet was chosen.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { connect } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * kit.mount()
 * const { address, chainId } = await connect(kit, { connectorId: 'io.metamask' })
 * ```
 */
export async function connect<Kit extends Latchkit>(
  kit: Kit,
  parameters: connect.Parameters<Kit>,
): Promise<connect.ReturnType> {
  checkParameters(kit, parameters, 'connect(kit, { connectorId })')
  const { chainId } = parameters
  if (chainId !== undefined && !kit.config.networkOf(chainId)) throw new NetworkNotFoundError({ chainId })
  const requestedNamespace = parameters.namespace ?? (chainId && namespaceOf(chainId))
  // Throws `AdapterNotFoundError` first: without an adapter, the namespace has no wallets.
  if (requestedNamespace) getAdapter(kit.internal, requestedNamespace)
  // The adapters report their wallets once the machines are loaded. A loaded kit connects in the same task as the click.
  const loading = kit.internal.ready()
  if (loading) await loading
  const { id: connectorId, namespace } = findConnector(kit, parameters.connectorId, requestedNamespace)
  const id = kit.internal.newId()
  return kit.internal.request(
    { feature: 'connection', namespace, event: { type: 'connect', id, connectorId, chainId } },
    (fact) => (fact.feature === 'connection' && fact.id === id ? settleConnect(namespace, fact) : undefined),
  )
}

function settleConnect(namespace: ChainNamespace, fact: ConnectionFact): Settlement<ConnectedAccount> {
  switch (fact.type) {
    case 'connected':
      return { value: toConnectedAccount(namespace, fact.session) }
    case 'declined':
    case 'failed':
      return { error: fact.error }
    case 'cancelled':
      return { error: new AbortedError() }
    default:
      return undefined
  }
}

export declare namespace connect {
  type Parameters<Kit extends Latchkit = Latchkit> = {
    /** The connector's id (the rdns of a wallet that announces itself), or another id of its wallet. */
    readonly connectorId: string
    /** Default: the namespace of `chainId`, else the active one if the wallet supports it, else the wallet's first. */
    readonly namespace?: ChainNamespace | undefined
    /** The preferred network (CAIP-2), which must be configured. The wallet may use another one. */
    readonly chainId?: ChainIdOf<Kit> | undefined
  }
  type ReturnType = ConnectedAccount
  type ErrorType =
    | WalletNotFoundError
    | NetworkNotFoundError
    | AdapterNotFoundError
    | UserRejectedError
    | AbortedError
    | WalletRequestError
    | WalletResponseError
    | ActionIgnoredError
}
