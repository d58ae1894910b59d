import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Searches wallets by name while the user types: 300 ms after the last change. Cancels the previous search.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { searchWallets } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await searchWallets(kit, { query: 'ledger' })
 * ```
 */
export async function searchWallets(
  kit: Latchkit,
  parameters: searchWallets.Parameters,
): Promise<searchWallets.ReturnType> {
  checkParameters(kit, parameters, 'searchWallets(kit, { query })')
  kit.internal.send({ feature: 'directory', event: { type: 'searched', query: parameters.query } })
}

export declare namespace searchWallets {
  /** The search text; empty for all wallets. */
  type Parameters = { readonly query: string }
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
