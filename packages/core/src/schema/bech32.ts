const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const bech32Constant = 1
const bech32mConstant = 0x2bc830a3

/** A segwit output as an address writes it. */
export type SegwitProgram = {
  readonly prefix: string
  readonly version: number
  readonly program: Uint8Array
}

/** Reads a segwit address: bech32 for version 0 (BIP-173), bech32m for all others (BIP-350). `undefined` where it is none. */
export function decodeSegwit(text: string): SegwitProgram | undefined {
  // Upper case is meant for QR codes; the two never mix.
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return undefined
  const address = text.toLowerCase()
  const separator = address.lastIndexOf('1')
  if (separator < 1 || address.length > 90) return undefined
  const prefix = address.slice(0, separator)
  const values = [...address.slice(separator + 1)].map((character) => alphabet.indexOf(character))
  const [version, ...rest] = values
  if (version === undefined || version > 16 || values.length < 7 || values.includes(-1)) return undefined
  const constant = version === 0 ? bech32Constant : bech32mConstant
  if (polymod([...expand(prefix), ...values]) !== constant) return undefined
  const program = toBytes(rest.slice(0, -6))
  if (!program || program.length < 2 || program.length > 40) return undefined
  if (version === 0 && program.length !== 20 && program.length !== 32) return undefined
  return { prefix, version, program }
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

/** Groups of five bits as bytes. What is left over is less than five bits, all of them zero. */
function toBytes(values: readonly number[]): Uint8Array | undefined {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const value of values) {
    held = ((held << 5) | value) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 255)
  }
  return bits < 5 && (held & ((1 << bits) - 1)) === 0 ? Uint8Array.from(bytes) : undefined
}
