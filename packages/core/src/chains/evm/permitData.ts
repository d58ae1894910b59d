import type { Hex } from '../../foundation/encoding/hex.js'

/** Addresses of Permit2: on most chains, and on zkSync Era. */
export const permit2Addresses: readonly string[] = [
  '0x000000000022d473030f116ddee9f6b43ac78ba3',
  '0x0000000000225e31d15943971f47ad3022f714fa',
]

/**
 * Encodes a call of `nonces` (EIP-2612).
 *
 * @see https://eips.ethereum.org/EIPS/eip-2612
 */
export const encodeNonces = (owner: Hex): Hex => `0x7ecebe00${toAddressWord(owner)}`

/** Encodes a call of `allowance` of Permit2. */
export const encodePermit2Allowance = (owner: Hex, token: Hex, spender: Hex): Hex =>
  `0x927da105${[owner, token, spender].map(toAddressWord).join('')}`

/** Decodes what it returns. */
export function decodePermit2Allowance(
  data: unknown,
): { readonly amount: bigint; readonly expiration: bigint; readonly nonce: bigint } | undefined {
  const [, amount, expiration, nonce] =
    typeof data === 'string' ? (/^0x([\da-f]{64})([\da-f]{64})([\da-f]{64})$/i.exec(data) ?? []) : []
  if (amount === undefined) return undefined
  return { amount: BigInt(`0x${amount}`), expiration: BigInt(`0x${expiration}`), nonce: BigInt(`0x${nonce}`) }
}

/** A call of `approve` of Permit2. `expiration`: in seconds since the epoch. */
export type Permit2Approval = {
  readonly token: Hex
  readonly spender: Hex
  readonly amount: bigint
  readonly expiration: number
}

/** Encodes a call of `approve` of Permit2, which is what a signed `PermitSingle` does. */
export const encodePermit2Approval = ({ token, spender, amount, expiration }: Permit2Approval): Hex =>
  `0x87517c45${toAddressWord(token)}${toAddressWord(spender)}${toWord(amount)}${toWord(BigInt(expiration))}`

/** Decodes a call of `approve` of Permit2, with addresses in lower case; `undefined` for any other data. */
export function decodePermit2Approval(data: string): Permit2Approval | undefined {
  const [, token, spender, amount, expiration] =
    /^0x87517c450{24}([\da-f]{40})0{24}([\da-f]{40})([\da-f]{64})([\da-f]{64})$/i.exec(data) ?? []
  if (token === undefined || spender === undefined) return undefined
  return {
    token: `0x${token.toLowerCase()}`,
    spender: `0x${spender.toLowerCase()}`,
    amount: BigInt(`0x${amount}`),
    expiration: Number(`0x${expiration}`),
  }
}

/** Content of a permit beside its signature. `spender` may take `amount` of `token`. */
export type PermitFields = {
  readonly owner: Hex
  readonly token: Hex
  readonly spender: Hex
  readonly amount: bigint
  readonly nonce: bigint
  readonly deadline: number
}

/** Encodes a permit with its signature (EIP-2612); `undefined` if that is none of an account with a key. */
export function encodePermit(
  { owner, spender, amount, deadline }: PermitFields,
  signature: Hex,
): Hex | undefined {
  const [, r, s, last] = /^0x([\da-f]{64})([\da-f]{64})([\da-f]{2})$/i.exec(signature) ?? []
  if (r === undefined) return undefined
  const v = Number(`0x${last}`)
  const words = [toWord(amount), toWord(BigInt(deadline)), toWord(BigInt(v < 27 ? v + 27 : v)), r, s]
  return `0x${toAddressWord(owner)}${toAddressWord(spender)}${words.join('')}`
}

/** Encodes a `PermitSingle` of Permit2 with its signature. */
export function encodePermit2(
  { token, spender, amount, nonce, deadline }: PermitFields,
  signature: Hex,
): Hex {
  const end = toWord(BigInt(deadline))
  const bytes = signature.slice(2)
  const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
  const head = [toAddressWord(token), toWord(amount), end, toWord(nonce), toAddressWord(spender), end]
  return `0x${head.join('')}${toWord(224n)}${toWord(BigInt(bytes.length / 2))}${padded}`
}

const toWord = (value: bigint): string => value.toString(16).padStart(64, '0')
const toAddressWord = (address: Hex): string => address.slice(2).toLowerCase().padStart(64, '0')
