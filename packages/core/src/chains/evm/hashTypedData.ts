import { keccak_256 } from '@noble/hashes/sha3'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import type { TypedData } from '../../ports/EvmMethods.js'
import { isEvmAddress } from './evmAddress.js'

type Types = TypedData['types']

/** The fields of a domain that a wallet infers where `types` has no `EIP712Domain`, in the order of EIP-712. */
const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
] as const

/**
 * Returns the hash that a wallet signs for typed data (EIP-712). Accepts values in one form only where wallets read
 * other forms differently.
 *
 * @throws `TypeError` where a value does not have the form of its type
 * @example
 * ```ts
 * import { hashTypedData } from '@latchkit/core/eip1193'
 *
 * const digest = hashTypedData({
 *   domain: { name: 'My dapp', chainId: 1 },
 *   types: { Mail: [{ name: 'text', type: 'string' }] },
 *   primaryType: 'Mail',
 *   message: { text: 'Hello' },
 * })
 * console.log(digest.length) // 32
 * ```
 */
export function hashTypedData(typedData: TypedData): Uint8Array {
  const { domain, primaryType, message } = typedData
  const types: Types = { ...typedData.types, EIP712Domain: getDomainFields(typedData) }
  const parts = [Uint8Array.of(0x19, 0x01), hashStruct('EIP712Domain', domain, types)]
  // eth-sig-util: the domain alone is signed where it is the primary type.
  if (primaryType !== 'EIP712Domain') parts.push(hashStruct(primaryType, message, types))
  return keccak_256(concatBytes(...parts))
}

/**
 * Returns the fields of the domain that are hashed (EIP-712): those of the type `EIP712Domain`, or the standard ones that the
 * domain has if `types` does not declare it. Other values in the domain are not part of the signature.
 *
 * @see https://eips.ethereum.org/EIPS/eip-712
 * @example
 * ```ts
 * import { getDomainFields } from '@latchkit/core/eip1193'
 *
 * getDomainFields({ domain: { name: 'My dapp', chainId: 1 }, types: {} })
 * // [{ name: 'name', type: 'string' }, { name: 'chainId', type: 'uint256' }]
 * ```
 */
export function getDomainFields({
  domain,
  types,
}: Pick<TypedData, 'domain' | 'types'>): readonly { readonly name: string; readonly type: string }[] {
  const declared = Object.hasOwn(types, 'EIP712Domain') ? types.EIP712Domain : undefined
  return declared ?? domainFields.filter(({ name }) => domain[name] !== undefined)
}

function hashStruct(name: string, value: unknown, types: Types): Uint8Array {
  if (typeof value !== 'object' || value === null) throw invalidValueError(name)
  const fields = fieldsOf(name, types).map((field) =>
    encode(field.type, Reflect.get(value, field.name), types),
  )
  return keccak_256(concatBytes(keccak_256(utf8ToBytes(encodeType(name, types))), ...fields))
}

/** EIP-712's `encodeType`: the struct itself, then those it refers to, sorted by name. */
function encodeType(name: string, types: Types): string {
  const found = new Set([name])
  // A set also visits what is added meanwhile.
  for (const each of found) {
    for (const { type } of fieldsOf(each, types)) {
      const [base = ''] = type.split('[')
      if (Object.hasOwn(types, base)) found.add(base)
    }
  }
  found.delete(name)
  return [name, ...[...found].sort()]
    .map((each) => `${each}(${fieldsOf(each, types).map((field) => `${field.type} ${field.name}`)})`)
    .join('')
}

function fieldsOf(name: string, types: Types): Types[string] {
  const fields = Object.hasOwn(types, name) ? types[name] : undefined
  if (!fields) throw invalidValueError(name)
  return fields
}

/** The 32 bytes of a field's value. */
function encode(type: string, value: unknown, types: Types): Uint8Array {
  const [, element, length] = /^(.*)\[(\d*)\]$/.exec(type) ?? []
  if (element !== undefined) {
    if (!Array.isArray(value) || (length !== '' && value.length !== Number(length)))
      throw invalidValueError(type)
    return keccak_256(concatBytes(...value.map((each) => encode(element, each, types))))
  }
  if (Object.hasOwn(types, type)) return hashStruct(type, value, types)
  if (type === 'string' && typeof value === 'string') return keccak_256(utf8ToBytes(value))
  if (type === 'bool' && typeof value === 'boolean') return toWord(value ? 1n : 0n)
  if (type === 'address' && isEvmAddress(value, { strict: false })) return toWord(BigInt(value))
  if (type === 'bytes') return keccak_256(toBytes(type, value))
  const [, kind, size = kind === 'bytes' ? '' : '256'] = /^(u?int|bytes)(\d*)$/.exec(type) ?? []
  if (kind === 'bytes') return toFixedBytes(type, Number(size), value)
  if (kind === 'int' || kind === 'uint') return toInteger(type, BigInt(size || '256'), value)
  throw invalidValueError(type)
}

function toFixedBytes(type: string, size: number, value: unknown): Uint8Array {
  const bytes = toBytes(type, value)
  if (bytes.length !== size || size > 32) throw invalidValueError(type)
  return concatBytes(bytes, new Uint8Array(32 - size))
}

function toInteger(type: string, bits: bigint, value: unknown): Uint8Array {
  const isText = typeof value === 'string' && /^(-?\d+|0x[0-9a-f]+)$/i.test(value)
  const isNumber = typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value))
  if (!isText && !isNumber) throw invalidValueError(type)
  const integer = BigInt(value as string)
  const [least, end] = type.startsWith('u') ? [0n, 2n ** bits] : [-(2n ** (bits - 1n)), 2n ** (bits - 1n)]
  if (integer < least || integer >= end) throw invalidValueError(type)
  return toWord(BigInt.asUintN(256, integer))
}

function toBytes(type: string, value: unknown): Uint8Array {
  if (typeof value !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(value)) throw invalidValueError(type)
  return hexToBytes(value.slice(2))
}

function toWord(value: bigint): Uint8Array {
  return hexToBytes(value.toString(16).padStart(64, '0'))
}

function invalidValueError(type: string): TypeError {
  return new TypeError(`A value is not of the type ${type}`)
}
