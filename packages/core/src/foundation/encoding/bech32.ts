// Not `@scure/base`, which adds 1.3 kB to the first connection of a remote wallet: ARCHITECTURE.md, "Standard libraries".
const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const bech32Constant = 1
const bech32mConstant = 0x2bc830a3
const checksumLength = 6

/** The content of a segwit address. */
export type SegwitAddress = {
  /** The prefix of the network: `bc`, `tb` or `bcrt`. */
  readonly prefix: string
  /** 0 to 16. */
  readonly version: number
  /** The witness program: 2 to 40 bytes, for version 0 a hash of 20 or 32. */
  readonly program: Uint8Array
}

/**
 * Parses a segwit address; returns `undefined` if it is invalid. Version 0 is encoded in bech32
 * (BIP-173), all others in bech32m (BIP-350).
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki
 */
export function decodeSegwit(text: string): SegwitAddress | undefined {
  // Upper case is meant for QR codes; mixed case is invalid (BIP-173).
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return undefined
  const address = text.toLowerCase()
  const separator = address.lastIndexOf('1')
  const prefix = address.slice(0, separator)
  const values = [...address.slice(separator + 1)].map((character) => alphabet.indexOf(character))
  const [version = -1, ...rest] = values
  const constant = version === 0 ? bech32Constant : bech32mConstant
  if (version > 16 || values.includes(-1) || polymod([...expand(prefix), ...values]) !== constant)
    return undefined
  const program = toProgram(version, rest.slice(0, -checksumLength))
  return program && { prefix, version, program }
}

/** Converts groups of five bits to bytes; returns `undefined` if they are not a witness program. */
function toProgram(version: number, values: readonly number[]): Uint8Array | undefined {
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('')
  const byteLength = Math.floor(bits.length / 8)
  const padding = bits.slice(byteLength * 8)
  if (padding.length > 4 || padding.includes('1')) return undefined
  if (version === 0 ? byteLength !== 20 && byteLength !== 32 : byteLength < 2 || byteLength > 40)
    return undefined
  return Uint8Array.from({ length: byteLength }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2),
  )
}

function polymod(values: readonly number[]): number {
  let checksum = 1
  for (const value of values) {
    const top = checksum >> 25
    checksum = ((checksum & 0x1ffffff) << 5) ^ value
    for (const [bit, generator] of generators.entries()) if ((top >> bit) & 1) checksum ^= generator
  }
  return checksum
}

function expand(prefix: string): readonly number[] {
  const codes = [...prefix].map((character) => character.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}
