import { toPlainText } from '../../nfts/metadata/parseMetadata.js'
import { readMints } from '../../nfts/solana/readMints.js'
import { isSolanaAddress } from '../../sources/addresses.js'
import type { NodeReader } from '../../sources/createNodeReader.js'

/** How the metadata of a mint calls it; empty without metadata. */
export type TokenName = { readonly name: string; readonly symbol: string }

/** Mints of a page: a transaction can move many, and each takes about a millisecond to compute the address of its metadata. */
const maxMints = 50
const maxCharacters = 100

/**
 * Reads the names of tokens and NFTs from their metadata on the chain (Metaplex, Token-2022), of at most 50.
 *
 * @throws SourceError if the node fails.
 */
export async function readTokenNames(
  node: NodeReader,
  mints: readonly string[],
): Promise<ReadonlyMap<string, TokenName>> {
  const valid = mints.filter(isSolanaAddress).slice(0, maxMints)
  if (valid.length === 0) return new Map()
  const data = await readMints(node, valid)
  return new Map(
    valid.map((mint, index) => {
      const { name = '', symbol = '' } = data[index]?.metaplex ?? data[index]?.details?.metadata ?? {}
      return [mint, { name: toPlainText(name, maxCharacters), symbol: toPlainText(symbol, maxCharacters) }]
    }),
  )
}
