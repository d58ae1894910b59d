import { createByteReader } from './createByteReader.js'

/** Metadata of a mint from Metaplex's program Token Metadata. Its texts are untrusted. */
export type MetaplexMetadata = {
  readonly name: string
  readonly symbol: string
  readonly url: string
  /** Whether its standard is `Fungible`; `undefined` if it is too old to have a standard. */
  readonly isFungible: boolean | undefined
  /** Mint of the collection, which the collection has confirmed: anybody can name any collection. */
  readonly collection: string | undefined
}

/** First byte of an account with metadata. */
const metadataKey = 4
const fungible = 2

/** Parses an account with metadata. Returns `undefined` if it is not the metadata of that mint. */
export function parseMetaplexMetadata(data: Uint8Array, mint: string): MetaplexMetadata | undefined {
  try {
    const reader = createByteReader(data)
    if (reader.readNumber(1) !== metadataKey) return undefined
    // The authority that may change it.
    reader.skip(32)
    if (reader.readAddress() !== mint) return undefined
    const name = reader.readText()
    const symbol = reader.readText()
    const url = reader.readText()
    // The seller's fee, the creators (address, whether they signed, share), whether it was sold, and whether it can change.
    reader.skip(2)
    reader.readOption(() => reader.skip(34 * reader.readNumber(4)))
    reader.skip(2)
    return { name, symbol, url, ...parseOptions(data.subarray(data.length - reader.remaining())) }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Later versions of the program added these fields, so that an old account ends before them, or between them. */
function parseOptions(data: Uint8Array): Pick<MetaplexMetadata, 'isFungible' | 'collection'> {
  let isFungible: boolean | undefined
  let collection: string | undefined
  try {
    const reader = createByteReader(data)
    // The nonce of the edition.
    reader.readOption(() => reader.skip(1))
    isFungible = reader.readOption(() => reader.readNumber(1) === fungible)
    collection = reader.readOption(() => {
      const isConfirmed = reader.readNumber(1) === 1
      const mint = reader.readAddress()
      return isConfirmed ? mint : undefined
    })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return { isFungible, collection }
}
