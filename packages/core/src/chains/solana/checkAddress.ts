import type { Address } from '@solana/kit'
import type { Network } from '../../foundation/schema/network.js'
import { checkSolanaAddress } from './checkSolanaAddress.js'

/**
 * As `checkSolanaAddress`; answers the address as kit takes it.
 *
 * @throws `InvalidAddressError` naming the field
 */
export function checkAddress(text: string, field: string, network: Network): Address {
  checkSolanaAddress(text, field, network)
  // Kit's own check, which asks for the same, could not say why.
  return text as Address
}
