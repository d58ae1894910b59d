import { deployer, tokens } from '@latchkit/test/source/contracts/tokens'
import { type Address, getContractAddress } from 'viem'

/** Number of transactions of the deployer before these contracts: the transactions for tokens, ENS and NFTs. */
const firstNonce = 24
const addressAt = (index: number): Address =>
  getContractAddress({ from: deployer, nonce: BigInt(firstNonce + index) })

const [dollar = '0x', ether = '0x'] = tokens.map(({ address }) => address)

/**
 * Addresses of the market, the same on every EVM chain: pools with the functions of Uniswap V2, the wrapped Ether that they
 * hold, and a router for swaps.
 */
export const market: {
  readonly wrappedEther: Address
  readonly factory: Address
  readonly router: Address
  /** `TUSD`, whose price counts as 1 USD. */
  readonly dollar: Address
} = { wrappedEther: addressAt(0), factory: addressAt(1), router: addressAt(2), dollar }

/** Initial reserves of a pool, in base units. */
export type DevnetPool = {
  readonly first: { readonly address: Address; readonly amount: bigint }
  readonly second: { readonly address: Address; readonly amount: bigint }
}

/** The pools: 1 WETH for 2,988.02 TUSD, and 1 TETH for 1.05 WETH. */
export const pools: readonly DevnetPool[] = [
  {
    first: { address: market.wrappedEther, amount: 5_000_000_000_000_000_000n },
    second: { address: dollar, amount: 14_940_100_000n },
  },
  {
    first: { address: ether, amount: 2_000_000_000_000_000_000n },
    second: { address: market.wrappedEther, amount: 2_100_000_000_000_000_000n },
  },
]
