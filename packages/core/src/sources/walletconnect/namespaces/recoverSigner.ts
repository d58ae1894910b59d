import { fromHex } from '../../../foundation/encoding/bytes.js'
import { field } from '../../../foundation/encoding/field.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'

const method = 'personal_ecRecover'

/**
 * Returns the address that signed a message (`personal_ecRecover`), recovered from the signature without a wallet request.
 *
 * @param params The message in hex or as text, and the signature.
 * @throws `WalletRequestError` of code -32602
 */
export async function recoverSigner(params: unknown): Promise<Hex> {
  const [message, signature] = [field(params, '0'), field(params, '1')]
  if (typeof message !== 'string' || typeof signature !== 'string' || !/^0x[0-9a-f]+$/i.test(signature))
    throw createSignerError('`params` must be a message and its signature in hex.')
  const { recoverMessageSigner } = await import('../../../chains/evm/verifySignature.js')
  const address = recoverMessageSigner(toMessageBytes(message), signature as Hex)
  if (!address) throw createSignerError('`params[1]` must be an ECDSA signature of 65 bytes.')
  return address
}

/** Decodes a message: hex to bytes, and other text as UTF-8, as wallets do. */
function toMessageBytes(message: string): Uint8Array {
  const isHex = /^0x(?:[0-9a-f]{2})+$/i.test(message)
  return isHex ? fromHex(message.slice(2)) : new TextEncoder().encode(message)
}

function createSignerError(details: string): WalletRequestError {
  return new WalletRequestError({ method, rpcCode: -32_602, details })
}
