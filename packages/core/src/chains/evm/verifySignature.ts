import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import type { Hex } from '../../foundation/encoding/hex.js'
import { InvalidTypedDataError } from '../../foundation/errors/typedData.js'
import type { TypedData } from '../../ports/EvmMethods.js'
import { hashTypedData } from './hashTypedData.js'
import { readError } from './readError.js'
import { recoverAddress } from './recoverAddress.js'

/**
 * The signed content: a message (EIP-191), or typed data (EIP-712).
 *
 * @see https://eips.ethereum.org/EIPS/eip-191
 */
export type SignedPayload = { readonly message: Uint8Array } | { readonly typedData: TypedData }

/**
 * `unknown`: the signature can be neither verified nor rejected, because the network's server does
 * not respond.
 */
export type Verdict =
  | { readonly status: 'valid' }
  /** `hasNoContract`: there is no contract at the address that could verify it. */
  | { readonly status: 'invalid'; readonly hasNoContract?: boolean | undefined }
  | { readonly status: 'unknown'; readonly cause: unknown }

/** The first four bytes of ERC-1271's `isValidSignature(bytes32,bytes)`, which it also returns. */
const isValidSignature = '1626ba7e'

/** The whole result, with or without its padding: a contract that returns its input starts with these bytes too. */
const validResult = /^0x1626ba7e(?:0{56})?$/

/**
 * Node messages for a call that reverted: the wallet controls the executed code, so this must not
 * count as "unknown".
 */
const failedCall = /revert|out of gas|invalid opcode|execution aborted|stack (?:under|over)flow/i

/** The suffix of an ERC-6492 signature. */
const wrapperEnd = '6492'.repeat(16)

/**
 * Verifies a signature against the requested account: by its key, without a request; otherwise by
 * the account's contract (ERC-1271), or by the contract its factory would deploy (ERC-6492).
 *
 * @throws `InvalidTypedDataError` if the content cannot be hashed
 * @param parameters `ask` sends a JSON-RPC request to the account's network. `0x` is the response
 * of a contract account that signs with a transaction: it is valid if there is a contract.
 * @see https://eips.ethereum.org/EIPS/eip-1271
 */
export async function verifySignature(parameters: {
  readonly address: string
  readonly signature: Hex
  readonly payload: SignedPayload
  readonly ask: (method: string, params: readonly unknown[]) => Promise<unknown>
}): Promise<Verdict> {
  const { address, signature, payload, ask } = parameters
  const call = async (transaction: object) => String(await ask('eth_call', [transaction, 'latest']))
  // Outside of the try block: content that cannot be hashed is the app's error, and says nothing about the network.
  const hash = hashPayload(payload)
  try {
    // An odd number of hex digits is never a signature, and cannot be passed to a contract.
    if (signature.length % 2 !== 0) return { status: 'invalid' }
    if (recoverAddress(hash, signature) === address.toLowerCase()) return { status: 'valid' }
    const digits = signature.slice(2).toLowerCase()
    if (digits.endsWith(wrapperEnd)) {
      const { erc6492Validator } = await import('./erc6492Validator.js')
      const data = erc6492Validator + padDigits(address.slice(2)) + encode(hash, digits, 0x60)
      return toVerdict(/^0x0*1$/.test(await call({ data })))
    }
    const code = await ask('eth_getCode', [address, 'latest'])
    if (typeof code !== 'string') throw new TypeError('The network returned no code.')
    if (!/^0x[0-9a-f]/i.test(code)) return { status: 'invalid', hasNoContract: true }
    if (digits === '') return { status: 'valid' }
    const data = `0x${isValidSignature}${encode(hash, digits, 0x40)}`
    return toVerdict(validResult.test(await call({ to: address, data })))
  } catch (cause) {
    // A contract may revert instead of returning that a signature is invalid.
    return isRevert(cause) ? { status: 'invalid' } : { status: 'unknown', cause }
  }
}

/**
 * Returns the address that signed a message (EIP-191), in lower case; `undefined` if it is not an
 * ECDSA signature.
 */
export function recoverMessageSigner(message: Uint8Array, signature: Hex): Hex | undefined {
  return recoverAddress(hashPayload({ message }), signature)
}

/**
 * Returns the hash that a key signs for a message or typed data.
 *
 * @throws `InvalidTypedDataError` if a value does not have the form of its type
 */
export function hashPayload(payload: SignedPayload): Uint8Array {
  if ('typedData' in payload) {
    try {
      return hashTypedData(payload.typedData)
    } catch (cause) {
      const reason = cause instanceof TypeError ? cause.message : 'it is nested too deeply'
      throw new InvalidTypedDataError({ reason, cause })
    }
  }
  const { message } = payload
  const prefix = utf8ToBytes(`\x19Ethereum Signed Message:\n${message.length}`)
  return keccak_256(concatBytes(prefix, message))
}

function toVerdict(isValid: boolean): Verdict {
  return { status: isValid ? 'valid' : 'invalid' }
}

function isRevert(cause: unknown): boolean {
  const { code, words = '' } = readError(cause)
  return code === 3 || failedCall.test(words)
}

/** The ABI encoding of `(bytes32 hash, bytes signature)`; the signature stands at an offset. */
function encode(hash: Uint8Array, digits: string, offset: number): string {
  const length = digits.length / 2
  const padded = digits.padEnd(Math.ceil(length / 32) * 64, '0')
  return bytesToHex(hash) + padDigits(offset.toString(16)) + padDigits(length.toString(16)) + padded
}

function padDigits(digits: string): string {
  return digits.toLowerCase().padStart(64, '0')
}
