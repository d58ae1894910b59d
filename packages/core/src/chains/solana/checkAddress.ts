import type { Address } from '@solana/kit'
import type { Network } from '../../foundation/schema/network.js'
import { checkSolanaAddress } from './checkSolanaAddress.js'

/**
 * Validates like `checkSolanaAddress`, and returns the address as a type of `@solana/kit`.
 *
 * @throws `InvalidAddressError` naming the field
 */
export function checkAddress(text: string, field: string, network: Network): Address {
  checkSolanaAddress(text, field, network)
  // The equivalent check of `@solana/kit` has no message for the user.
  return text as Address
}
