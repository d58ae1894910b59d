import { quote } from '../../chain/rpcProxy/responses.js'
import { HttpError } from '../../server/http/HttpError.js'
import { isEvmAddress, isSolanaAddress } from '../sources/addresses.js'
import { isBitcoinAddress } from './bitcoin/isBitcoinAddress.js'

/** An account in a request. */
export type Account = {
  readonly namespace: 'eip155' | 'solana' | 'bip122'
  /** The address in its normal form: EVM addresses in lower case. */
  readonly address: string
}

/**
 * Parses the address of an account.
 *
 * @throws HttpError 400 `address` if it is the address of no namespace.
 */
export function parseAccount(text: string): Account {
  if (isEvmAddress(text)) return { namespace: 'eip155', address: text.toLowerCase() }
  if (isSolanaAddress(text)) return { namespace: 'solana', address: text }
  if (isBitcoinAddress(text)) return { namespace: 'bip122', address: toNormalForm(text) }
  throw new HttpError(
    400,
    'address',
    `"address" must be an EVM address (20 bytes in hex after 0x, with a valid checksum or in lower case), a Solana address (32 bytes in base58), or a Bitcoin address, got ${quote(text)}`,
  )
}

/** Segwit addresses may be in upper case, as in QR codes. */
function toNormalForm(address: string): string {
  return /^(BC|TB|BCRT)1/.test(address) ? address.toLowerCase() : address
}
