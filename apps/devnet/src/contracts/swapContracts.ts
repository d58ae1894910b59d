import { deployer, tokens } from '@latchkit/test/source/contracts/tokens'
import { type Address, getContractAddress } from 'viem'
import type { DevnetPool } from './market.js'

/** Number of transactions of the deployer before these contracts: those before the market, and of the market. */
const firstNonce = 37
const addressAt = (index: number): Address =>
  getContractAddress({ from: deployer, nonce: BigInt(firstNonce + index) })

/**
 * A token for swaps, with 18 decimals and permits (EIP-2612). It is not one of `tokens`: only two accounts have it.
 *
 * @see https://eips.ethereum.org/EIPS/eip-2612
 */
export type MarketToken = {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: 18
  /** Part of each transfer that the token keeps. */
  readonly feeBps: number
  /** Whether it can be bought, but not sold: `transferFrom` reverts. */
  readonly refusesSales: boolean
}

/** The tokens for swaps, the same on every EVM chain. Each one has a pool with WETH, at 1 WETH for 1,000. */
export const marketTokens: readonly MarketToken[] = [
  { name: 'Permit Coin', symbol: 'PERM', feeBps: 0, refusesSales: false },
  { name: 'Fee Coin', symbol: 'FEE', feeBps: 100, refusesSales: false },
  { name: 'Locked Coin', symbol: 'LOCK', feeBps: 0, refusesSales: true },
].map((token, index) => ({ ...token, decimals: 18, address: addressAt(index) }))

/** Balance of each token for swaps that the last two accounts have, in base units. */
export const marketTokenBalance: bigint = 1_000_000n * 10n ** 18n

/** Contracts of swaps beside the market, the same on every EVM chain. */
export const swapContracts: {
  /** The contract of the aggregator. It has a stock of every token, and sells it at any price of its caller. */
  readonly aggregator: Address
  /** Locks tokens, and releases those that were locked on the other chain. */
  readonly bridge: Address
  /** Executes commands of Uniswap's Universal Router over the pools of the market. It takes tokens through Permit2. */
  readonly universalRouter: Address
  /** The factory of the pools with concentrated liquidity. */
  readonly concentratedFactory: Address
} = {
  ...{ aggregator: addressAt(3), bridge: addressAt(4) },
  ...{ universalRouter: addressAt(5), concentratedFactory: addressAt(6) },
}

/** A pool with concentrated liquidity. A pool of Uniswap V2 with the same liquidity has the same amounts, in base units. */
export type DevnetConcentratedPool = DevnetPool & {
  /** In millionths. */
  readonly fee: number
  readonly tickSpacing: number
}

const [dollar, ether] = tokens.map(({ address }) => address)

/** These pools: 1 TETH for 3,137.421 TUSD, and 1 PERM for 2.98802 TUSD. */
export const concentratedPools: readonly DevnetConcentratedPool[] = [
  {
    first: { address: ether ?? '0x', amount: 20n * 10n ** 18n },
    second: { address: dollar ?? '0x', amount: 62_748_420_000n },
    ...{ fee: 500, tickSpacing: 10 },
  },
  {
    first: { address: addressAt(0), amount: 20_000n * 10n ** 18n },
    second: { address: dollar ?? '0x', amount: 59_760_400_000n },
    ...{ fee: 3_000, tickSpacing: 60 },
  },
]
