import { readError } from '@latchkit/core/eip1193'
import { type Config, type Connector, switchChain } from '@wagmi/core'

/** Asks the wallet to go to a chain, which it may have to add first. Adding it is not going there (EIP-3085). */
export async function switchOrAdd(config: Config, connector: Connector, chainId: number): Promise<void> {
  try {
    await switchChain(config, { chainId, connector })
  } catch (error) {
    if (!isAddedOnly(error)) throw error
    await switchChain(config, { chainId, connector })
  }
}

/** Whether it went wrong while a chain was being added: wagmi wraps all of that as if the person had said no. */
export function isAboutAdding(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'UserRejectedRequestError'
}

/** Whether a chain was added, and the wallet stayed where it was: wagmi says that the person has said no. */
function isAddedOnly(cause: unknown): boolean {
  const { code, words } = readError(cause)
  return code === undefined && words === 'User rejected switch after adding network.'
}
