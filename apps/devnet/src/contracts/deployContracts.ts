import { type Address, encodeDeployData, getContractAddress, type Hex } from 'viem'
import { accounts } from '../accounts.js'
import { DevnetError } from '../DevnetError.js'
import { jsonRpc, post } from '../jsonRpc.js'
import { readArtifact } from './artifact.js'

/** An ERC-20 token of the devnet, at the same address on every chain. */
export type DevnetToken = {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Initial balance of each of the ten accounts, in base units. */
  readonly balance: bigint
}

/** Address of Multicall3 on public chains and here. */
export const multicall3Address: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** The account that deploys all contracts. */
export const deployer: Address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

/**
 * The tokens in deployment order, which determines their addresses.
 *
 * `ODD` is intentionally non-standard: no decimals, no return values, and an allowance that must be reset to zero.
 */
export const tokens: readonly DevnetToken[] = [
  { name: 'Test Dollar', symbol: 'TUSD', decimals: 6, balance: 25_000_000_000n },
  { name: 'Test Ether', symbol: 'TETH', decimals: 18, balance: 1_000_000_000_000_000_000_000n },
  { name: 'Odd Coin', symbol: 'ODD', decimals: 0, balance: 7n },
].map((token, nonce) => ({ ...token, address: getContractAddress({ from: deployer, nonce: BigInt(nonce) }) }))

/**
 * Deploys Multicall3 and the tokens on a new chain.
 *
 * @throws DevnetError if a contract has an unexpected address.
 */
export async function deployContracts(rpcUrl: string): Promise<void> {
  const { deployedBytecode } = readArtifact('Multicall3')
  await jsonRpc(post, rpcUrl, 'anvil_setCode', [multicall3Address, deployedBytecode])
  for (const token of tokens) {
    const receipt = await jsonRpc(post, rpcUrl, 'eth_sendTransactionSync', [
      { from: deployer, data: creation(token) },
    ])
    const { contractAddress } = receipt as { contractAddress: string | null }
    if (contractAddress !== token.address.toLowerCase())
      throw new DevnetError(
        `The contract of ${token.symbol} is at ${contractAddress}, not at ${token.address}.`,
      )
  }
}

function creation({ name, symbol, decimals, balance }: DevnetToken): Hex {
  const holders = accounts.map(({ address }) => address)
  const { abi, bytecode } = readArtifact(symbol === 'ODD' ? 'OddCoin' : 'Coin')
  const args = symbol === 'ODD' ? [holders, balance] : [name, symbol, decimals, holders, balance]
  return encodeDeployData({ abi, bytecode, args })
}
