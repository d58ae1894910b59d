import type { Hex } from 'viem'
import type { ChainBundler } from './ChainBundler.js'

/** Fees of a chain, in wei per gas. */
export type ChainFees = {
  readonly baseFee: bigint
  /** Fees that the node suggests. */
  readonly priorityFee: bigint
  /** The least that the bundler accepts. */
  readonly minPriorityFee: bigint
}

/** Reads the fees of a chain. */
export async function readFees({
  client,
  settings,
}: Pick<ChainBundler, 'client' | 'settings'>): Promise<ChainFees> {
  const [block, suggested] = await Promise.all([
    client.call<{ readonly baseFeePerGas?: Hex }>('eth_getBlockByNumber', ['latest', false]),
    client.call<Hex>('eth_maxPriorityFeePerGas', []),
  ])
  const priorityFee = BigInt(suggested)
  const { minPriorityFeePerGas } = settings
  return {
    baseFee: BigInt(block.baseFeePerGas ?? 0),
    priorityFee,
    minPriorityFee: minPriorityFeePerGas === undefined ? priorityFee / 2n : BigInt(minPriorityFeePerGas),
  }
}
