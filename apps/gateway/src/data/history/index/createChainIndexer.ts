import type { Logger } from 'pino'
import type { NodePool } from '../../../chain/rpcProxy/createNodePool.js'
import type { SpaceGuard } from '../../../database/createSpaceGuard.js'
import type { Hex } from '../../accountData/evm/callContracts.js'
import { SourceError } from '../../sources/BalanceSource.js'
import { createNodeReader, type NodeReader } from '../../sources/createNodeReader.js'
import { type BlockHeader, type EvmBlock, readBlock, readHeader } from '../evm/readBlock.js'
import { type AccountEntry, toEntries } from '../evm/toEntries.js'
import { type IndexStore, LeaseLostError } from './createIndexStore.js'
import { readTokenDetails } from './readTokenDetails.js'

/** The indexer of one chain. */
export type ChainIndexer = {
  /**
   * Indexes the next blocks, in one transaction.
   *
   * @returns `behind` if there may be more blocks now, `current` if not, and `standby` if another process indexes the
   * chain.
   * @throws SourceError if the nodes fail, or the disk is almost full. Nothing is written then.
   */
  readonly sync: (signal: AbortSignal) => Promise<'behind' | 'current' | 'standby'>
}

/** Options of the indexer. */
export type ChainIndexerOptions = {
  /** CAIP-2 id. */
  readonly chain: string
  readonly pool: NodePool
  readonly store: IndexStore
  /** The free space of the database's disk. */
  readonly space: SpaceGuard
  /** Number of the first block; `undefined` begins after the newest block. */
  readonly fromBlock: number | undefined
  /** Address of Multicall3. */
  readonly multicall3: Hex
  readonly logger: Logger
  /** Returns the current time in ms. */
  readonly now: () => number
}

/** Maximum depth of a reorganization. */
const maxReorgDepth = 64
/** Maximum number of blocks per write, and of their transactions after which no further block is added. */
const maxBlocks = 32
const maxTransactions = 500
/** Approximate size of an entry. */
const entryBytes = 500
/** Time after which the lease is renewed if there is no new block. */
const renewMs = 10_000
/** Number of blocks that are read concurrently. */
const concurrentBlocks = 4

/** Creates the indexer of one EVM chain. */
export function createChainIndexer(options: ChainIndexerOptions): ChainIndexer {
  const { chain, pool, store, space, fromBlock, multicall3, logger, now } = options
  let lastHash: string | undefined
  let renewedAt = 0

  async function getFirstHead(latest: BlockHeader): Promise<number> {
    return (await store.getHead()) ?? (fromBlock === undefined ? latest.number : fromBlock - 1)
  }

  /** The embedded database hangs after a write that fails because the disk is full. */
  async function requireSpace(bytes: number): Promise<void> {
    if ((await space.getLevel(bytes)) !== 'free')
      throw new SourceError('the disk of the database is almost full')
  }

  async function syncOnce(signal: AbortSignal): Promise<'behind' | 'current' | 'standby'> {
    const node = createNodeReader(pool, signal)
    const latest = await readHeader(node, 'latest')
    if (!latest) throw new SourceError('the node has no latest block')
    if (latest.hash === lastHash && now() - renewedAt < renewMs) return 'current'
    // Before the lease, which is written too.
    await requireSpace(0)
    lastHash = undefined
    renewedAt = now()
    const head = await store.acquire(await getFirstHead(latest))
    if (head === undefined) return 'standby'
    const state = await syncFrom(head, latest, signal)
    if (state === 'complete') lastHash = latest.hash
    return state === 'behind' ? 'behind' : 'current'
  }

  async function syncFrom(
    head: number,
    latest: BlockHeader,
    signal: AbortSignal,
  ): Promise<'behind' | 'waiting' | 'complete'> {
    const node = createNodeReader(pool, signal)
    const hashes = await store.readHashes(maxReorgDepth + 1)
    // A node that is behind the others has the same block.
    if (latest.number <= head && (isIndexed(latest, hashes) || hashes.size === 0)) return 'complete'
    const fork = await findFork(node, { head, latest, hashes })
    if (fork < head) logger.info({ chain, depth: head - fork }, 'blocks are replaced')
    const last = Math.min(latest.number, Math.max(fork + maxBlocks, head))
    const blocks = await readBlocks({ fork, last, minLast: head, parentHash: hashes.get(fork) }, signal)
    const newHead = blocks.at(-1)?.number
    if (newHead === undefined) return 'waiting'
    const entries = blocks.flatMap((block) => toEntries(chain, block))
    const tokens = await readNewTokens(entries, signal)
    await requireSpace(entries.length * entryBytes)
    signal.throwIfAborted()
    await store.write({ head, fork, blocks, entries, tokens })
    return newHead < latest.number ? 'behind' : 'complete'
  }

  async function readNewTokens(entries: readonly AccountEntry[], signal: AbortSignal) {
    const contracts = new Set(entries.flatMap(({ transfers }) => transfers.map(({ contract }) => contract)))
    contracts.delete('')
    const known = await store.readTokens([...contracts])
    const unknown = [...contracts].filter((contract) => !known.has(contract))
    return readTokenDetails(createNodeReader(pool, signal), unknown, multicall3)
  }

  /** Reads the blocks after a fork: up to `minLast` all of them, and then until there are enough. */
  async function readBlocks(
    range: {
      readonly fork: number
      readonly last: number
      readonly minLast: number
      readonly parentHash: string | undefined
    },
    signal: AbortSignal,
  ): Promise<readonly EvmBlock[]> {
    const blocks: EvmBlock[] = []
    let parentHash = range.parentHash
    let transactionCount = 0
    for (let number = range.fork + 1; number <= range.last; number += concurrentBlocks) {
      if (number > range.minLast && transactionCount >= maxTransactions) break
      const count = Math.min(concurrentBlocks, range.last - number + 1)
      const read = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          readBlock(createNodeReader(pool, signal), number + index),
        ),
      )
      for (const block of read) {
        // The node is behind the one that has the newest block.
        if (!block && number > range.minLast) return blocks
        // Blocks were replaced while they were read.
        if (!block || (parentHash !== undefined && block.parentHash !== parentHash))
          throw new SourceError('the blocks are of different forks')
        blocks.push(block)
        parentHash = block.hash
        transactionCount += block.transactions.length
      }
    }
    return blocks
  }

  return {
    async sync(signal) {
      try {
        return await syncOnce(signal)
      } catch (error) {
        if (error instanceof LeaseLostError) return 'standby'
        throw error
      }
    },
  }
}

function isIndexed({ number, hash }: BlockHeader, hashes: ReadonlyMap<number, string>): boolean {
  return hashes.get(number) === hash
}

/** Returns the number of the newest indexed block that is still part of the chain. */
async function findFork(
  node: NodeReader,
  {
    head,
    latest,
    hashes,
  }: {
    readonly head: number
    readonly latest: BlockHeader
    readonly hashes: ReadonlyMap<number, string>
  },
): Promise<number> {
  const isNext = latest.number === head + 1 && latest.parentHash === hashes.get(head)
  // Nothing is indexed yet, or nothing is replaced.
  if (hashes.size === 0 || isNext) return head
  for (let number = Math.min(head, latest.number); hashes.has(number); number -= 1) {
    const block = number === latest.number ? latest : await readHeader(node, number)
    if (!block) throw new SourceError('a node is behind the others')
    if (isIndexed(block, hashes)) return number
  }
  const first = Math.min(...hashes.keys())
  // The whole index is replaced if it is short.
  if (hashes.size <= maxReorgDepth) return first - 1
  throw new SourceError(`more than ${maxReorgDepth} blocks are replaced, or a node is as many blocks behind`)
}
