import { isNonBitcoinAddress } from '../../../chains/isNonBitcoinAddress.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { Proposal } from '../protocol/proposal.js'

/** Returns whether a value is an address on that chain. */
export type IsAddress = (value: unknown, chainId: CaipNetworkId) => boolean

/**
 * Loads the validation of addresses. The code for Bitcoin is only loaded if the app proposes Bitcoin; without it, accounts of
 * Bitcoin are invalid.
 */
export async function loadIsAddress(proposal: Proposal): Promise<IsAddress> {
  return proposal.bip122 ? (await import('../../../chains/isAddress.js')).isAddress : isNonBitcoinAddress
}
