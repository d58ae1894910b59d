import { createByteReader } from './createByteReader.js'

/** A mint of SPL Token or Token-2022. Its texts are untrusted. */
export type Mint = {
  /** In base units. */
  readonly supply: bigint
  readonly decimals: number
  /** Metadata in the mint itself: Token-2022's extension TokenMetadata. */
  readonly metadata: { readonly name: string; readonly symbol: string; readonly url: string } | undefined
}

/** Size of a mint without extensions. */
const mintSize = 82
/** Extensions follow a padding to the size of a token account, and a byte for the type of the account: 1 for mints. */
const typeOffset = 165
const mintType = 1
/** Number of Token-2022's extension TokenMetadata. */
const tokenMetadata = 19

/** Parses the data of a mint. Returns `undefined` if it is none. */
export function parseMint(data: Uint8Array, address: string): Mint | undefined {
  try {
    const reader = createByteReader(data)
    reader.skip(36)
    const supply = reader.readBigint()
    const decimals = reader.readNumber(1)
    if (reader.readNumber(1) !== 1) return undefined
    return { supply, decimals, metadata: parseExtensions(data, address) }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function parseExtensions(data: Uint8Array, address: string): Mint['metadata'] {
  if (data.length <= mintSize || data[typeOffset] !== mintType) return undefined
  const reader = createByteReader(data.subarray(typeOffset + 1))
  while (reader.remaining() >= 4) {
    const type = reader.readNumber(2)
    const length = reader.readNumber(2)
    if (type !== tokenMetadata) {
      reader.skip(length)
      continue
    }
    // The authority that may change it.
    reader.skip(32)
    const mint = reader.readAddress()
    const name = reader.readText()
    const symbol = reader.readText()
    const url = reader.readText()
    return mint === address ? { name, symbol, url } : undefined
  }
  return undefined
}
