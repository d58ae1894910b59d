import { createHash } from 'node:crypto'
import { solanaGenesisHash } from '@latchkit/test/source/solana/cluster'
import { base58 } from '@scure/base'

/** A block of the cluster. */
export type Block = {
  readonly slot: number
  readonly height: number
  /** Base58. */
  readonly blockhash: string
  /** Unix seconds. */
  readonly time: number
}

/** The number of blocks for which a blockhash is valid. */
export const blockhashWindow = 150

/** The cluster's blocks. */
export type Blocks = {
  readonly latest: () => Block
  readonly add: () => Block
  readonly at: (slot: number) => Block | undefined
  /** Returns whether a blockhash is still valid. */
  readonly accepts: (blockhash: string) => boolean
}

/** Creates a chain of blocks from a first slot. As on real clusters, slot numbers exceed block heights. */
export function createBlocks(firstSlot: number): Blocks {
  const blocks: Block[] = []
  const heights = new Map<string, number>()

  function add(): Block {
    const before = blocks.at(-1)
    const height = (before?.height ?? 0) + 1
    // Unlike on a real cluster, hashes are the same at each start, like the accounts.
    const hash = createHash('sha256')
      .update(before?.blockhash ?? solanaGenesisHash)
      .digest()
    const block = {
      slot: firstSlot + height - 1,
      height,
      blockhash: base58.encode(hash),
      time: Math.floor(Date.now() / 1000),
    }
    blocks.push(block)
    heights.set(block.blockhash, height)
    return block
  }

  let latest = add()
  return {
    latest: () => latest,
    add() {
      latest = add()
      return latest
    },
    at: (slot) => blocks[slot - firstSlot],
    accepts(blockhash) {
      const height = heights.get(blockhash)
      return height !== undefined && latest.height - height <= blockhashWindow
    },
  }
}
