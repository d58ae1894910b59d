import { keccak_256 } from '@noble/hashes/sha3'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import type { TypedData } from '../../ports/EvmMethods.js'
import { isEvmAddress } from './evmAddress.js'
import { getDomainFields } from './getDomainFields.js'

type Types = TypedData['types']

/**
 * Returns the hash that a wallet signs for typed data (EIP-712), as `eth_signTypedData_v4` of eth-sig-util does: a struct
 * that is null or missing is 32 zero bytes. Accepts other values in one form only where wallets read other forms
 * differently.
 *
 * @throws `TypeError` where a value does not have the form of its type
 * @see https://eips.ethereum.org/EIPS/eip-712
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
  const { domain, types, primaryType, message } = typedData
  if (!isObject(domain)) throw invalidValueError('domain', 'object', domain)
  // eth-sig-util: a domain cannot contain structs, because no wallet has their types when it hashes the domain.
  const domainTypes: Types = { EIP712Domain: getDomainFields(typedData) }
  const parts = [Uint8Array.of(0x19, 0x01), hashStruct('EIP712Domain', domain, domainTypes, 'domain')]
  // eth-sig-util: the domain alone is signed where it is the primary type.
  if (primaryType !== 'EIP712Domain') {
    const allTypes = { ...types, ...domainTypes }
    parts.push(hashStruct(primaryType, message, allTypes, 'message'))
  }
  return keccak_256(concatBytes(...parts))
}

function hashStruct(name: string, value: unknown, types: Types, path: string): Uint8Array {
  if (!isObject(value)) throw invalidValueError(path, name, value)
  const fields = fieldsOf(name, types).map((field) =>
    encode(field.type, readMember(value, field.name), types, `${path}.${field.name}`),
  )
  return keccak_256(concatBytes(keccak_256(utf8ToBytes(encodeType(name, types))), ...fields))
}

/** Reads an own member of a struct. */
function readMember(struct: object, name: string): unknown {
  if (Object.hasOwn(struct, name)) return Reflect.get(struct, name)
  // eth-sig-util reads a member of the prototype, such as "constructor", where the struct has none.
  if (name in Object.prototype) throw new TypeError(`The value of "${name}" is missing`)
  return undefined
}

/** EIP-712's `encodeType`: the struct itself, then those it refers to, sorted by name. */
function encodeType(name: string, types: Types): string {
  const found = new Set<string>()
  // A set also visits what is added meanwhile. eth-sig-util and viem read a name up to its first other character.
  const visit = (type: string) => {
    const [base = ''] = /^\w*/.exec(type) ?? []
    if (Object.hasOwn(types, base)) found.add(base)
  }
  visit(name)
  for (const each of found) for (const { type } of fieldsOf(each, types)) visit(type)
  found.delete(name)
  return [name, ...[...found].sort()]
    .map((each) => `${each}(${fieldsOf(each, types).map((field) => `${field.type} ${field.name}`)})`)
    .join('')
}

function fieldsOf(name: string, types: Types): Types[string] {
  const fields = Object.hasOwn(types, name) ? types[name] : undefined
  if (!fields) throw new TypeError(`"types" must contain "${name}"`)
  return fields
}

/** The 32 bytes of a field's value. */
function encode(type: string, value: unknown, types: Types, path: string): Uint8Array {
  const refuse = () => invalidValueError(path, type, value)
  const [, element, length] = /^(.*)\[(\d*)\]$/.exec(type) ?? []
  const isStruct = Object.hasOwn(types, type)
  if (element !== undefined) {
    // eth-sig-util reads such a name as a struct, other wallets as an array.
    if (isStruct || !Array.isArray(value) || (length !== '' && value.length !== Number(length)))
      throw refuse()
    const elements = value.map((each, at) => encode(element, each, types, `${path}[${at}]`))
    return keccak_256(concatBytes(...elements))
  }
  // eth-sig-util: the end of a recursive type.
  if (isStruct && (value === null || value === undefined)) return new Uint8Array(32)
  if (isStruct) return hashStruct(type, value, types, path)
  if (type === 'string' && typeof value === 'string') return keccak_256(utf8ToBytes(value))
  if (type === 'bool' && typeof value === 'boolean') return encodeUint256(value ? 1n : 0n)
  if (type === 'address' && isEvmAddress(value, { strict: false })) return encodeUint256(BigInt(value))
  const [, kind, size = ''] = /^(u?int|bytes)(\d*)$/.exec(type) ?? []
  const encoded =
    kind === 'bytes'
      ? encodeBytes(size, value)
      : kind === undefined
        ? undefined
        : toInteger(kind === 'int', BigInt(size || '256'), value)
  if (!encoded) throw refuse()
  return encoded
}

/** Encodes `bytes` by their hash, and `bytes1` to `bytes32` as they are. */
function encodeBytes(size: string, value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(value)) return undefined
  const bytes = hexToBytes(value.slice(2))
  if (size === '') return keccak_256(bytes)
  return bytes.length === Number(size) && bytes.length <= 32
    ? concatBytes(bytes, new Uint8Array(32 - bytes.length))
    : undefined
}

function toInteger(isSigned: boolean, bits: bigint, value: unknown): Uint8Array | undefined {
  const isText = typeof value === 'string' && /^(-?\d+|0x[0-9a-f]+)$/i.test(value)
  const isNumber = typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value))
  if (!isText && !isNumber) return undefined
  const integer = BigInt(value as string)
  const [least, end] = isSigned ? [-(2n ** (bits - 1n)), 2n ** (bits - 1n)] : [0n, 2n ** bits]
  return integer < least || integer >= end ? undefined : encodeUint256(BigInt.asUintN(256, integer))
}

function encodeUint256(value: bigint): Uint8Array {
  return hexToBytes(value.toString(16).padStart(64, '0'))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function invalidValueError(path: string, type: string, value: unknown): TypeError {
  const text =
    typeof value === 'object' && value !== null
      ? `a ${Array.isArray(value) ? 'list' : 'struct'}`
      : String(value)
  return new TypeError(`"${path}" must be of the type ${type}, got ${text.slice(0, 100)}`)
}
