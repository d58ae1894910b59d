import { type CapabilitiesByChain, parseCapabilities } from '../../../../chains/evm/parseCapabilities.js'
import { checkParameters } from '../../../../config/inDevelopment.js'
import type { Latchkit } from '../../../../engine/latchkit.js'
import type { ChainIdOf } from '../../../../engine/Register.js'
import { untilDestroyed } from '../../../../engine/untilDestroyed.js'
import { NotConnectedError } from '../../../../foundation/errors/request.js'
import { AbortedError } from '../../../../foundation/errors/wallet.js'
import type { CaipNetworkId, ChainNamespace } from '../../../../foundation/schema/caip.js'
import { getAdapter } from '../../connection/getAdapter.js'
import { sessionOf } from '../../connection/rules.js'
import { getEvmMethods } from '../getEvmMethods.js'

/**
 * Returns what the connected wallet can do, such as execute several calls together, by chain id (EIP-5792). The session of a remote
 * wallet tells it, or the wallet is asked, without a prompt. Returns `{}` when that fails, because many wallets do not implement it.
 *
 * @throws `NotConnectedError`; `AbortedError` when `signal` aborts or the kit is destroyed.
 * @see https://eips.ethereum.org/EIPS/eip-5792
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getCapabilities } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { 'eip155:1': onMainnet } = await getCapabilities(kit)
 * const isAtomic = onMainnet?.atomic?.status === 'supported'
 * ```
 */
export async function getCapabilities<Kit extends Latchkit>(
  kit: Kit,
  parameters: getCapabilities.Parameters<Kit> = {},
): Promise<getCapabilities.ReturnType> {
  checkParameters(kit, parameters, 'getCapabilities(kit, {})')
  const { chainIds, namespace = 'eip155', signal } = parameters
  const session = sessionOf(kit.getState(), namespace)
  if (!session) throw new NotConnectedError({ namespace })
  if (namespace !== 'eip155') return {}
  const { connectorId, accounts } = session
  const asked: readonly CaipNetworkId[] = chainIds ?? configuredIn(kit, namespace)
  try {
    const evm = getEvmMethods(getAdapter(kit.internal, 'eip155'))
    const { address } = accounts[0]
    const answer = await untilDestroyed(kit, () => evm.getCapabilities({ connectorId, address }), signal)
    const found = parseCapabilities(answer, asked)
    if (!chainIds) return found
    return Object.fromEntries(
      Object.entries(found).filter(([chainId]) => asked.some((one) => one === chainId)),
    )
  } catch (error) {
    if (error instanceof AbortedError) throw error
    // Many wallets do not implement EIP-5792: a failed call means that no capabilities are known.
    return {}
  }
}

function configuredIn({ config }: Latchkit, namespace: ChainNamespace): readonly CaipNetworkId[] {
  return config.networks
    .filter(({ chainNamespace }) => chainNamespace === namespace)
    .map(({ caipNetworkId }) => caipNetworkId)
}

export declare namespace getCapabilities {
  type Parameters<Kit extends Latchkit = Latchkit> = {
    /** Only these chains (CAIP-2). Default: those that the wallet tells. */
    readonly chainIds?: readonly ChainIdOf<Kit>[] | undefined
    /** Default `eip155`. The others have no capabilities. */
    readonly namespace?: ChainNamespace | undefined
    readonly signal?: AbortSignal | undefined
  }
  /** By chain id (CAIP-2). A chain is absent if the wallet tells nothing about it. */
  type ReturnType = CapabilitiesByChain
  type ErrorType = NotConnectedError | AbortedError
}
