import { InvalidAddressError, type Network } from '@latchkit/core'
import { type Address, isAddress } from '@solana/kit'

/**
 * Sees to it that a text is an address: base58 that stands for 32 bytes (spec §5).
 *
 * @throws `InvalidAddressError` naming the field
 */
export function checkAddress(text: string, field: string, { name }: Network): Address {
  if (isAddress(text)) return text
  const reason = 'On Solana it is 32 to 44 base58 characters that stand for 32 bytes'
  throw new InvalidAddressError({ field, address: text, network: name, reason })
}
