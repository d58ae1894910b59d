import { createHash } from 'node:crypto'
import { base58 } from '@scure/base'
import { solanaGenesisHash } from './cluster.js'

/** A block of the cluster: a place in time, and a name for it. */
export type Block = {
  readonly slot: number
  readonly height: number
  /** Base58. */
  readonly blockhash: string
  /** Unix seconds. */
  readonly time: number
}

/** For how many blocks after its own a blockhash can be used. */
export const blockhashWindow = 150

/** The cluster's blocks. */
export type Blocks = {
  readonly latest: () => Block
  readonly add: () => Block
  readonly at: (slot: number) => Block | undefined
  /** Whether a transaction with this blockhash can still be taken in. */
  readonly accepts: (blockhash: string) => boolean
}

/** Makes a chain of blocks that begins at a slot; every cluster counts more slots than blocks. */
export function createBlocks(firstSlot: number): Blocks {
  const blocks: Block[] = []
  const heights = new Map<string, number>()

  function add(): Block {
    const before = blocks.at(-1)
    const height = (before?.height ?? 0) + 1
    // Unlike a real one it is the same at each start, as the accounts are.
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
