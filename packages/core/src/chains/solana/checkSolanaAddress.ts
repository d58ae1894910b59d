import { InvalidAddressError } from '../../foundation/errors/request.js'
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
      ? 'It starts with 0x, as addresses on EVM chains do'
      : 'On Solana it is 32 to 44 base58 characters that stand for 32 bytes'
  throw new InvalidAddressError({ field, address, network: network.name, reason })
}
