import type { Latchkit } from '../../engine/latchkit.js'
import { untilDestroyed } from '../../engine/untilDestroyed.js'
import type { AdapterNotFoundError } from '../../foundation/errors/adapter.js'
import { NotConnectedError } from '../../foundation/errors/request.js'
import type { AbortedError, WalletNotFoundError } from '../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import { defaultNamespace } from '../connection/defaultNamespace.js'
import { getAdapter } from '../connection/getAdapter.js'
import { sessionOf } from '../connection/rules.js'

/**
 * Returns the connected wallet's provider: EIP-1193 on `eip155`, the wallet's own object elsewhere.
 *
 * @throws see `getProvider.ErrorType`.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getProvider } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const provider = await getProvider(kit)
 * ```
 */
export async function getProvider(
  kit: Latchkit,
  parameters: getProvider.Parameters = {},
): Promise<getProvider.ReturnType> {
  const { namespace = defaultNamespace(kit.getState()) } = parameters
  const session = sessionOf(kit.getState(), namespace)
  if (!session) throw new NotConnectedError({ namespace })
  const { connectorId } = session
  return untilDestroyed(kit, () => getAdapter(kit.internal, namespace).getProvider({ connectorId }))
}

export declare namespace getProvider {
  type Parameters = {
    /** The wallet's namespace. Default the active one. */
    readonly namespace?: ChainNamespace | undefined
  }
  /** Its type depends on the chain: check it before use. */
  type ReturnType = unknown
  type ErrorType = NotConnectedError | AdapterNotFoundError | WalletNotFoundError | AbortedError
}
