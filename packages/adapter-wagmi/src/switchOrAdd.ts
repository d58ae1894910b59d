import type { Network } from '@latchkit/core'
import { readError, switchChain as switchOrAddChain } from '@latchkit/core/eip1193'
import type { Clock } from '@latchkit/core/ports'
import { type Config, type Connector, switchChain } from '@wagmi/core'
import { toProvider } from './toProvider.js'

/**
 * Switches the wallet to a chain, adding the chain if needed. Adding a chain does not imply switching to it (EIP-3085),
 * except in wallets that can only add chains, which wagmi does not ask to.
 *
 * @see https://eips.ethereum.org/EIPS/eip-3085
 */
export async function switchOrAdd(
  config: Config,
  connector: Connector,
  { network, clock }: { readonly network: Network; readonly clock: Clock },
): Promise<void> {
  const ask = () => switchChain(config, { chainId: Number(network.id), connector })
  try {
    await ask()
  } catch (error) {
    const { code, words } = readError(error)
    // "Unsupported method" of EIP-1193, and "method not found" of JSON-RPC.
    const isMethodMissing = code === 4200 || code === -32_601
    // The provider without a chain: with one, wagmi's WalletConnect connector switches to it first, which the wallet has just refused.
    if (isMethodMissing && !isAddChainError(error))
      return switchOrAddChain(await toProvider(connector), { connectorId: connector.id, network, clock })
    // wagmi reports a chain that was added without switching to it as a user rejection.
    if (code !== undefined || words !== 'User rejected switch after adding network.') throw error
    await ask()
  }
}

/** Returns whether adding a chain failed. wagmi wraps such a failure in a user rejection. */
export function isAddChainError(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'UserRejectedRequestError'
}
