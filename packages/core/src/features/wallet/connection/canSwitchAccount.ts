import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'

/**
 * Returns whether `switchAccount` can change the active account of a namespace. If not, the user changes it in the wallet.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { canSwitchAccount } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * canSwitchAccount(kit, { namespace: 'eip155' }) // false
 * ```
 */
export function canSwitchAccount(
  kit: Pick<Latchkit, 'internal'>,
  parameters: canSwitchAccount.Parameters,
): boolean {
  checkParameters(kit, parameters, 'canSwitchAccount(kit, { namespace })')
  return kit.internal.adapterOf(parameters.namespace)?.switchAccount !== undefined
}

export declare namespace canSwitchAccount {
  type Parameters = { readonly namespace: ChainNamespace }
}
