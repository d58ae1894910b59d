import { type Address, getContractAddress } from 'viem'

/**
 * An ERC-20 token of the devnet, at the same address on every chain.
 *
 * @see https://eips.ethereum.org/EIPS/eip-20
 */
export type TestToken = {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Initial balance of each of the ten accounts, in base units. */
  readonly balance: bigint
}

/** The account that deploys all contracts. */
export const deployer: Address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

/**
 * The tokens in deployment order, which determines their addresses.
 *
 * `ODD` is intentionally non-standard: no decimals, no return values, and an allowance that must be reset to zero.
 */
export const tokens: readonly TestToken[] = [
  { name: 'Test Dollar', symbol: 'TUSD', decimals: 6, balance: 25_000_000_000n },
  { name: 'Test Ether', symbol: 'TETH', decimals: 18, balance: 1_000_000_000_000_000_000_000n },
  { name: 'Odd Coin', symbol: 'ODD', decimals: 0, balance: 7n },
].map((token, nonce) => ({ ...token, address: getContractAddress({ from: deployer, nonce: BigInt(nonce) }) }))
