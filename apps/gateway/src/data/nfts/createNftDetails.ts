import type { NodePool } from '../../chain/rpcProxy/createNodePool.js'
import { createCache } from '../../foundation/createCache.js'
import type { Hex } from '../accountData/evm/callContracts.js'
import { SourceError } from '../sources/BalanceSource.js'
import { createNodeReader } from '../sources/createNodeReader.js'
import { type ReceivedNft, readMetadataUrls } from './evm/readOwned.js'
import type { MetadataReader } from './metadata/createMetadataReader.js'
import type { NftMetadata } from './metadata/parseMetadata.js'

/** Reads metadata of NFTs that need not be there. */
export type NftDetails = {
  /**
   * Returns the metadata of the first 100 NFTs that is there in time, by `getNftKey`. What is late or fails is missing; a read that is late goes
   * on, and is there for the next request.
   */
  readonly read: (nfts: readonly ReceivedNft[]) => Promise<ReadonlyMap<string, NftMetadata>>
}

/** Options of the reader. */
export type NftDetailsOptions = {
  readonly pool: NodePool
  /** Address of Multicall3. */
  readonly multicall3: Hex
  readonly metadata: MetadataReader
  /** Time after which a request goes on without the details. */
  readonly patienceMs: number
  /** Time in which the nodes must answer. */
  readonly deadlineMs: number
  /** Returns the current time in ms. */
  readonly now: () => number
}

const maxAgeMs = 86_400_000
const maxFailureAgeMs = 60_000
const maxCached = 5_000
/** NFTs of a request: one transaction can move thousands. */
const maxRequested = 100

/** There is no metadata: a load that fails is not stored. */
class MissingError extends Error {}

/** Identifies an NFT of a chain. */
export function getNftKey({ contract, tokenId }: Pick<ReceivedNft, 'contract' | 'tokenId'>): string {
  return `${contract}/${tokenId}`
}

/** Creates a reader for a chain. All NFTs of a request need one call to a node, and those that are known need none. */
export function createNftDetails(options: NftDetailsOptions): NftDetails {
  const { pool, multicall3, metadata, patienceMs, deadlineMs, now } = options
  const cache = createCache<NftMetadata>({ maxAgeMs, maxKeys: maxCached, now })
  const failures = createCache<'failed'>({ maxAgeMs: maxFailureAgeMs, maxKeys: maxCached, now })

  async function readUrls(nfts: readonly ReceivedNft[]): Promise<ReadonlyMap<string, string | undefined>> {
    if (nfts.length === 0) return new Map()
    const node = createNodeReader(pool, AbortSignal.timeout(deadlineMs))
    const urls = await readMetadataUrls(nfts, { node, multicall3 })
    return new Map(nfts.map((nft, index) => [getNftKey(nft), urls[index]]))
  }

  async function get(key: string, urls: ReturnType<typeof readUrls>): Promise<NftMetadata | undefined> {
    try {
      return await cache.get(key, async () => {
        const url = (await urls).get(key)
        const found = url === undefined ? undefined : await metadata.read(url)
        if (!found) throw new MissingError()
        return found
      })
    } catch (error) {
      if (!(error instanceof MissingError || error instanceof SourceError)) throw error
      await failures.get(key, async () => 'failed', true)
      return undefined
    }
  }

  return {
    async read(nfts) {
      const requested = new Map(nfts.map((nft) => [getNftKey(nft), nft]))
      const wanted = [...requested].slice(0, maxRequested).filter(([key]) => !failures.has(key))
      const urls = readUrls(wanted.flatMap(([key, nft]) => (cache.has(key) ? [] : [nft])))
      const known = new Map<string, NftMetadata>()
      const reads = wanted.map(async ([key]) => {
        const found = await get(key, urls)
        if (found) known.set(key, found)
      })
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patienceMs)
      })
      try {
        await Promise.race([Promise.all(reads), late])
      } finally {
        clearTimeout(timer)
      }
      // A copy: what is late must not change it.
      return new Map(known)
    },
  }
}
