import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import type { AdapterNotFoundError } from '../../../foundation/errors/adapter.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import type { AbortedError, WalletNotFoundError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../connection/getActiveNamespace.js'
import { getAdapter } from '../connection/getAdapter.js'
import { sessionOf } from '../connection/rules.js'
import type { ProviderOf } from './ProviderOf.js'

/**
 * Returns the connected wallet's provider: EIP-1193 on `eip155`, the wallet's own object elsewhere. With `namespace`, it has
 * the type of that namespace. It is not validated.
 *
 * @throws see `getProvider.ErrorType`.
 * @see https://eips.ethereum.org/EIPS/eip-1193
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getProvider } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const provider = await getProvider(kit, { namespace: 'eip155' })
 * const block = await provider.request({ method: 'eth_blockNumber' })
 * ```
 */
export async function getProvider<Namespace extends ChainNamespace = ChainNamespace>(
  kit: Latchkit,
  parameters: getProvider.Parameters<Namespace> = {},
): Promise<getProvider.ReturnType<Namespace>> {
  checkParameters(kit, parameters, 'getProvider(kit, {})')
  const { namespace = getActiveNamespace(kit.getState()) } = parameters
  const session = sessionOf(kit.getState(), namespace)
  if (!session) throw new NotConnectedError({ namespace })
  const { connectorId } = session
  const provider = await untilDestroyed(kit, () =>
    getAdapter(kit.internal, namespace).getProvider({ connectorId }),
  )
  return provider as getProvider.ReturnType<Namespace>
}

export declare namespace getProvider {
  type Parameters<Namespace extends ChainNamespace = ChainNamespace> = {
    /** The wallet's namespace. Default the active one. */
    readonly namespace?: Namespace | undefined
  }
  /** `unknown` without a namespace: check it before use. */
  type ReturnType<Namespace extends ChainNamespace = ChainNamespace> = ChainNamespace extends Namespace
    ? unknown
    : ProviderOf<Namespace>
  type ErrorType = NotConnectedError | AdapterNotFoundError | WalletNotFoundError | AbortedError
}
