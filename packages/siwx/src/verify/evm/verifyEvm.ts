import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import type { Hex } from '../../chain/ChainReader.js'
import { isRevert } from '../../chain/isRevert.js'
import type { SignatureStatus, SignedText } from '../../chain/SignatureVerifier.js'
import { recoverAddress } from './recoverAddress.js'

/**
 * The selector of EIP-1271's `isValidSignature(bytes32,bytes)`, which it also returns.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1271
 */
const isValidSignature = '1626ba7e'

/** The whole word that a contract returns for a valid signature. One that returns its input must not pass. */
const validWord = `0x${isValidSignature}${'0'.repeat(56)}`

/**
 * The suffix of an EIP-6492 signature.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6492
 */
const wrapperEnd = '6492'.repeat(16)

/**
 * Verifies a signature of a message (EIP-191): by the key of the account, without a request; otherwise by the contract of
 * the account (EIP-1271), or by the contract that its factory would deploy (EIP-6492).
 *
 * @see https://eips.ethereum.org/EIPS/eip-191
 * @see https://eips.ethereum.org/EIPS/eip-1271
 * @see https://eips.ethereum.org/EIPS/eip-6492
 */
export async function verifyEvm(signed: SignedText): Promise<SignatureStatus> {
  const { address, signature, chainId, reader } = signed
  if (!/^0x(?:[0-9a-fA-F]{2})*$/.test(signature)) return { status: 'malformed' }
  const digits = signature.slice(2).toLowerCase()
  const hash = hashMessage(signed.message)
  if (recoverAddress(hash, hexToBytes(digits)) === address.toLowerCase()) return { status: 'valid' }
  if (!reader) return { status: 'invalid' }
  try {
    if (digits.endsWith(wrapperEnd)) {
      const { erc6492Validator } = await import('./erc6492Validator.js')
      const data: Hex = `${erc6492Validator}${padDigits(address.slice(2))}${encode(hash, digits, 0x60)}`
      const result = await reader.call({ chainId, data })
      return { status: /^0x(?:00){0,31}01$/.test(result) ? 'valid' : 'invalid' }
    }
    const data: Hex = `0x${isValidSignature}${encode(hash, digits, 0x40)}`
    const result = await reader.call({ chainId, to: address as Hex, data })
    if (result === validWord) return { status: 'valid' }
    // An address without a contract returns nothing.
    return { status: 'invalid', ...(result === '0x' && { hasNoContract: true }) }
  } catch (cause) {
    // A contract may revert instead of returning that a signature is invalid.
    return isRevert(cause) ? { status: 'invalid' } : { status: 'unknown', cause }
  }
}

/**
 * The hash of EIP-191, version 0x45.
 *
 * @see https://eips.ethereum.org/EIPS/eip-191
 */
function hashMessage(message: string): Uint8Array {
  const bytes = utf8ToBytes(message)
  return keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes))
}

/** The ABI encoding of `(bytes32 hash, bytes signature)`, with the signature at an offset. */
function encode(hash: Uint8Array, digits: string, offset: number): string {
  const length = digits.length / 2
  const padded = digits.padEnd(Math.ceil(length / 32) * 64, '0')
  return bytesToHex(hash) + padDigits(offset.toString(16)) + padDigits(length.toString(16)) + padded
}

function padDigits(digits: string): string {
  return digits.toLowerCase().padStart(64, '0')
}
