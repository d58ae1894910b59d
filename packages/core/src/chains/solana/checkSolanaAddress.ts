import { InvalidAddressError } from '../../foundation/errors/parameters.js'
import type { Network } from '../../foundation/schema/network.js'
import { isSolanaAddress } from './solanaAddress.js'

/**
 * Validates a Solana address. The format is the same on every cluster.
 *
 * @throws `InvalidAddressError` naming the field.
 */
export function checkSolanaAddress(address: unknown, field: string, network: Network): void {
  if (isSolanaAddress(address)) return
  const reason =
    typeof address === 'string' && address.startsWith('0x')
      ? 'It starts with 0x, so it is an address of an EVM chain'
      : 'A Solana address must be 32 bytes in base58, which are 32 to 44 characters'
  throw new InvalidAddressError({ field, address, network: network.name, reason })
}
