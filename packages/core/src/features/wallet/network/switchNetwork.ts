import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainIdOf, NetworkOf } from '../../../engine/Register.js'
import type { Settlement } from '../../../engine/types.js'
import type { AdapterNotFoundError } from '../../../foundation/errors/adapter.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import type { WalletResponseError } from '../../../foundation/errors/wallet.js'
import {
  AbortedError,
  type ChainNotSupportedError,
  type UserRejectedError,
} from '../../../foundation/errors/wallet.js'
import type { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import type { ViemChain } from '../../../foundation/networks/fromViemChain.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { Network } from '../../../foundation/schema/network.js'
import { planSwitch } from './rules.js'
import type { NetworkFact } from './types.js'

/**
 * Switches to another configured network. A connected wallet of the network's namespace is asked to switch. Where only
 * wallets of other namespaces are connected, the modal asks for one, and the switch is pending until it is connected on
 * that network.
 *
 * @throws see `switchNetwork.ErrorType`. `UserRejectedError` when the user declined; `ChainNotSupportedError` when the
 * wallet could not add the chain; `AbortedError` when the user leaves without connecting a wallet on the network.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { switchNetwork } from '@latchkit/core/actions'
 * import { base, mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, base] })
 * await switchNetwork(kit, { network: base })
 * ```
 */
export async function switchNetwork<Kit extends Latchkit>(
  kit: Kit,
  parameters: switchNetwork.Parameters<Kit>,
): Promise<switchNetwork.ReturnType<Kit>> {
  checkParameters(kit, parameters, 'switchNetwork(kit, { network })')
  const { newId, request, send } = kit.internal
  const { network } = parameters
  const target = toChainId(network)
  const known = kit.config.networkOf(target) as NetworkOf<Kit> | undefined
  if (!known) {
    const error = new NetworkNotFoundError({ chainId: target })
    const alert = { code: 'SWITCH_NETWORK_NOT_FOUND', variant: 'error' } as const
    send({ feature: 'alerts', event: { type: 'show', alert } })
    throw error
  }
  const id = newId()
  const plan = planSwitch(kit.getState(), target)
  return request({ feature: 'network', event: { type: 'switch', id, target, plan } }, (fact) =>
    fact.feature === 'network' && fact.id === id ? settleSwitch(fact, known) : undefined,
  )
}

/** A chain of viem has only a number as its id. */
function toChainId(network: Target): CaipNetworkId {
  if (typeof network === 'string') return network
  return 'caipNetworkId' in network ? network.caipNetworkId : `eip155:${network.id}`
}

function settleSwitch<N extends Network>(fact: NetworkFact, network: N): Settlement<N> {
  switch (fact.type) {
    case 'switched':
      return { value: network }
    case 'declined':
    case 'failed':
      return { error: fact.error }
    case 'cancelled':
      return { error: new AbortedError() }
    case 'asking':
    case 'connectNeeded':
      return undefined
  }
}

/** A chain of viem with the id of a configured network. */
type ViemChainOf<Kit extends Latchkit> = Pick<ViemChain, 'name' | 'rpcUrls'> & {
  readonly id: Extract<NetworkOf<Kit>['id'], number>
  readonly caipNetworkId?: never
}

type Target = Network | CaipNetworkId | ViemChainOf<Latchkit>

export declare namespace switchNetwork {
  type Parameters<Kit extends Latchkit = Latchkit> = {
    /** One of the configured networks, its CAIP-2 id, or for a network of `eip155` its chain of viem. */
    readonly network: NetworkOf<Kit> | ChainIdOf<Kit> | ViemChainOf<Kit>
  }
  /** The current network, as it is configured. */
  type ReturnType<Kit extends Latchkit = Latchkit> = NetworkOf<Kit>
  type ErrorType =
    | NetworkNotFoundError
    | ChainNotSupportedError
    | AdapterNotFoundError
    | UserRejectedError
    | AbortedError
    | WalletRequestError
    | WalletResponseError
}
