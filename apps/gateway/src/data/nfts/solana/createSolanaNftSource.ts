import type { NodePool } from '../../../chain/rpcProxy/createNodePool.js'
import { readTokenAccounts } from '../../accountData/solana/readTokenAccounts.js'
import { tokenPrograms } from '../../accountData/solana/tokenPrograms.js'
import { isSolanaAddress } from '../../sources/addresses.js'
import { createNodeReader, type NodeReader } from '../../sources/createNodeReader.js'
import { InvalidPositionError, type NftSource, type OwnedNft } from '../../sources/NftSource.js'
import { type MintData, readMetadata, readMints } from './readMints.js'

/** A mint without decimals that an account has. */
type Candidate = { readonly mint: string; readonly amount: bigint }

type Described = Candidate & MintData

/** Number of mints whose accounts are read at a time: the mint and its metadata, one call. */
const batchSize = 50
/** Maximum number of such reads per page: an account may have thousands of tokens without decimals that are no NFTs. */
const maxBatches = 10

/**
 * Creates the source of kind `node` for Solana: mints without decimals that the account has, with the metadata of Metaplex or
 * of Token-2022, in the order of their addresses. Compressed NFTs and Metaplex Core assets are not in token accounts, so a node
 * cannot list them.
 */
export function createSolanaNftSource({ pool }: { readonly pool: NodePool }): NftSource {
  return {
    kind: 'node',
    // Four calls, and about 80 ms of computation for the addresses of the metadata.
    cost: 10,
    async read(account, { after, limit, signal }) {
      if (after !== undefined && !isSolanaAddress(after)) throw new InvalidPositionError('no mint')
      const node = createNodeReader(pool, signal)
      const candidates = (await readCandidates(node, account)).filter(
        ({ mint }) => after === undefined || mint > after,
      )
      const owned: Described[] = []
      let position = after
      let index = 0
      for (let batch = 0; batch < maxBatches && owned.length < limit && index < candidates.length; batch++) {
        for (const one of await addDetails(node, candidates.slice(index, index + batchSize))) {
          if (owned.length === limit) break
          index += 1
          position = one.mint
          if (isNft(one)) owned.push(one)
        }
      }
      return {
        nfts: toNfts(owned, await readCollections(node, owned)),
        next: index < candidates.length ? position : undefined,
      }
    },
  }
}

async function readCandidates(node: NodeReader, account: string): Promise<readonly Candidate[]> {
  const lists = await Promise.all(tokenPrograms.map((program) => readTokenAccounts(node, account, program)))
  return lists
    .flatMap((byMint) => [...byMint])
    .flatMap(([mint, { amount, decimals }]) =>
      amount > 0n && decimals === 0 && isSolanaAddress(mint) ? [{ mint, amount }] : [],
    )
    .sort((a, b) => (a.mint < b.mint ? -1 : 1))
}

async function addDetails(node: NodeReader, candidates: readonly Candidate[]): Promise<readonly Described[]> {
  const mints = await readMints(
    node,
    candidates.map(({ mint }) => mint),
  )
  return candidates.map((candidate, index) => ({
    ...candidate,
    ...(mints[index] ?? { details: undefined, metaplex: undefined }),
  }))
}

/** A token of which there is only one is an NFT if it has metadata; one of several is if its standard says so. */
function isNft({ details, metaplex }: Described): boolean {
  if (details?.decimals !== 0) return false
  if (!metaplex && !details.metadata) return false
  return details.supply === 1n || metaplex?.isFungible === false
}

async function readCollections(
  node: NodeReader,
  nfts: readonly Described[],
): Promise<ReadonlyMap<string, string>> {
  const mints = [...new Set(nfts.flatMap(({ metaplex }) => metaplex?.collection ?? []))]
  if (mints.length === 0) return new Map()
  const metadata = await readMetadata(node, mints)
  return new Map(mints.map((mint, index) => [mint, metadata[index]?.name ?? '']))
}

function toNfts(nfts: readonly Described[], collections: ReadonlyMap<string, string>): readonly OwnedNft[] {
  return nfts.map(({ mint, amount, details, metaplex }) => {
    const { name, url } = metaplex ?? details?.metadata ?? { name: '', url: '' }
    return {
      standard: 'metaplex',
      contract: mint,
      tokenId: '',
      amount,
      collection: collections.get(metaplex?.collection ?? '') ?? '',
      name,
      metadataUrl: url === '' ? undefined : url,
    }
  })
}
