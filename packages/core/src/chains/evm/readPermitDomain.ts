import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import type { Hex } from '../../foundation/encoding/hex.js'
import { hashTypedData } from './hashTypedData.js'

/**
 * Name and version in the domain (EIP-712) of the permits of a token.
 *
 * @see https://eips.ethereum.org/EIPS/eip-712
 */
export type PermitDomain = { readonly name: string; readonly version: string }

/** Form in which a permit is signed (EIP-2612). Some older tokens have another form. */
const permitType = 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'

/** Versions of tokens that do not tell theirs. */
const usualVersions: readonly string[] = ['1', '2']

/**
 * Reads the domain of the permits of a token from its contract; `undefined` if it has no permits, or tells a domain that is not the
 * one it verifies with.
 *
 * @param call Calls the token. Rejects, or returns other data, if it has no such function.
 */
export async function readPermitDomain(
  call: (data: Hex) => Promise<unknown>,
  { chainId, token }: { readonly chainId: number; readonly token: Hex },
): Promise<PermitDomain | undefined> {
  const read = (data: Hex) => call(data).catch(() => undefined)
  const [separator, typeHash, name, version] = await Promise.all([
    read('0x3644e515'), // DOMAIN_SEPARATOR()
    read('0x30adf81f'), // PERMIT_TYPEHASH(), which is not part of the standard
    read('0x06fdde03').then(decodeString), // name()
    read('0x54fd4d50').then(decodeString), // version()
  ])
  if (!isWord(separator) || name === undefined) return undefined
  const isOther =
    isWord(typeHash) && typeHash.toLowerCase() !== `0x${bytesToHex(keccak_256(utf8ToBytes(permitType)))}`
  if (isOther) return undefined
  const expected = bytesToHex(
    keccak_256(concatBytes(Uint8Array.of(0x19, 0x01), hexToBytes(separator.slice(2)))),
  )
  const versions = version === undefined ? usualVersions : [version, ...usualVersions]
  const found = versions.find((one) => {
    const domain = { name, version: one, chainId, verifyingContract: token }
    return (
      bytesToHex(hashTypedData({ domain, types: {}, primaryType: 'EIP712Domain', message: {} })) === expected
    )
  })
  return found === undefined ? undefined : { name, version: found }
}

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value)

/** Number of bytes of the longest text that is read. */
const textMax = 200

/** Decodes a `string` of the ABI. */
function decodeString(value: unknown): string | undefined {
  const [, size, rest = ''] =
    typeof value === 'string' ? (/^0x0{62}20([\da-f]{64})((?:[\da-f]{64})*)$/i.exec(value) ?? []) : []
  const length = size === undefined ? textMax + 1 : Number(`0x${size}`)
  if (length > textMax || rest.length < length * 2) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(rest.slice(0, length * 2)))
  } catch {
    return undefined
  }
}
