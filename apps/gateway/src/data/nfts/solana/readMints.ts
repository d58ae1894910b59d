import type { NodeReader } from '../../sources/createNodeReader.js'
import { getMetadataAddress, metadataProgram } from './getMetadataAddress.js'
import { type MetaplexMetadata, parseMetaplexMetadata } from './parseMetaplexMetadata.js'
import { type Mint, parseMint } from './parseMint.js'
import { type AccountData, readAccounts } from './readAccounts.js'

/** On-chain data of a mint; `undefined` where it has none. */
export type MintData = {
  readonly details: Mint | undefined
  readonly metaplex: MetaplexMetadata | undefined
}

/**
 * Reads mints and their metadata, with one call per 50.
 *
 * @param mints Solana addresses.
 * @returns An item per mint.
 * @throws SourceError if the node fails.
 */
export async function readMints(node: NodeReader, mints: readonly string[]): Promise<readonly MintData[]> {
  const accounts = await readAccounts(node, [...mints, ...(await Promise.all(mints.map(getMetadataAddress)))])
  return mints.map((mint, index) => {
    const data = accounts[index]?.data
    return {
      details: data && parseMint(data, mint),
      metaplex: parseMetadata(accounts[mints.length + index], mint),
    }
  })
}

/**
 * Reads only the metadata of Metaplex.
 *
 * @param mints Solana addresses.
 * @returns An item per mint.
 * @throws SourceError if the node fails.
 */
export async function readMetadata(
  node: NodeReader,
  mints: readonly string[],
): Promise<readonly (MetaplexMetadata | undefined)[]> {
  const accounts = await readAccounts(node, await Promise.all(mints.map(getMetadataAddress)))
  return mints.map((mint, index) => parseMetadata(accounts[index], mint))
}

function parseMetadata(account: AccountData | undefined, mint: string): MetaplexMetadata | undefined {
  return account?.owner === metadataProgram ? parseMetaplexMetadata(account.data, mint) : undefined
}
