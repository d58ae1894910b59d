import type { Address } from '@solana/kit'
import type { Network } from '../../foundation/schema/network.js'
import type { SolanaTransferFacts } from '../../ports/SolanaMethods.js'
import type { NodeClock } from '../rpc/withTransport.js'
import { askNode } from './askNode.js'

/**
 * The price of a speed is this percentile of the lowest prices of recent blocks, but at least `least`. In micro-lamports.
 * Without a price, some wallets add one of their own.
 */
const speeds = {
  slow: { percentile: 25, least: 100n },
  normal: { percentile: 50, least: 1_000n },
  fast: { percentile: 90, least: 20_000n },
} as const

/** A higher price is treated as an error of the node. In micro-lamports. */
const highest = 20_000_000n

/** Reads the prices of a compute unit by speed, from those that transactions with these accounts have paid recently. */
export function readUnitPrices(
  clock: NodeClock,
  parameters: {
    readonly accounts: readonly Address[]
    readonly network: Network
    readonly signal: AbortSignal
  },
): Promise<SolanaTransferFacts['unitPrices']> {
  const { accounts, network, signal } = parameters
  const method = 'getRecentPrioritizationFees'
  return askNode(clock, { method, network, signal }, async (node, abortSignal) => {
    const blocks = await node.getRecentPrioritizationFees(accounts).send({ abortSignal })
    const prices = blocks.map(({ prioritizationFee }) => prioritizationFee as bigint)
    if (prices.some((price) => typeof price !== 'bigint')) throw new Error('The response contains no prices.')
    return toUnitPrices(prices)
  })
}

/** Returns the prices by speed, from the lowest ones of blocks. */
export function toUnitPrices(prices: readonly bigint[]): SolanaTransferFacts['unitPrices'] {
  const sorted = [...prices].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const toPrice = ({ percentile, least }: (typeof speeds)[keyof typeof speeds]): bigint => {
    const price = sorted[Math.floor(((sorted.length - 1) * percentile) / 100)] ?? 0n
    return price < least ? least : price > highest ? highest : price
  }
  return { slow: toPrice(speeds.slow), normal: toPrice(speeds.normal), fast: toPrice(speeds.fast) }
}
