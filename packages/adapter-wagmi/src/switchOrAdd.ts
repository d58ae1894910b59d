import type { Network } from '@latchkit/core'
import { readError, switchChain as switchOrAddChain } from '@latchkit/core/eip1193'
import type { Clock } from '@latchkit/core/ports'
import { type Config, type Connector, switchChain } from '@wagmi/core'
import { toProvider } from './toProvider.js'

/**
 * Switches the wallet to a chain, adding the chain if needed. Adding a chain does not imply switching to it (EIP-3085),
 * except in wallets that can only add chains, which wagmi does not ask to.
 */
export async function switchOrAdd(
  config: Config,
  connector: Connector,
  { network, clock }: { readonly network: Network; readonly clock: Clock },
): Promise<void> {
  const chainId = Number(network.id)
  try {
    await switchChain(config, { chainId, connector })
  } catch (error) {
    if (isMethodMissing(error)) {
      const provider = await toProvider(connector, chainId)
      return switchOrAddChain(provider, { connectorId: connector.id, network, clock })
    }
    if (!isAddedWithoutSwitch(error)) throw error
    await switchChain(config, { chainId, connector })
  }
}

/** "Unsupported method" of EIP-1193, and "method not found" of JSON-RPC. wagmi reports a failure to add as a rejection. */
function isMethodMissing(cause: unknown): boolean {
  const { code } = readError(cause)
  return (code === 4200 || code === -32_601) && !isAddChainError(cause)
}

/** Returns whether adding a chain failed. wagmi wraps each of these failures in a user rejection. */
export function isAddChainError(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'UserRejectedRequestError'
}

/** Returns whether the chain was added without switching to it. wagmi reports this as a user rejection. */
function isAddedWithoutSwitch(cause: unknown): boolean {
  const { code, words } = readError(cause)
  return code === undefined && words === 'User rejected switch after adding network.'
}
