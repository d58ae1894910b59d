import { readError } from '@latchkit/core/eip1193'
import { type Config, type Connector, switchChain } from '@wagmi/core'

/**
 * Switches the wallet to a chain, adding the chain if needed. Adding a chain does not imply switching to it (EIP-3085).
 */
export async function switchOrAdd(config: Config, connector: Connector, chainId: number): Promise<void> {
  try {
    await switchChain(config, { chainId, connector })
  } catch (error) {
    if (!isAddedWithoutSwitch(error)) throw error
    await switchChain(config, { chainId, connector })
  }
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
