import { deployer } from '@latchkit/test/source/contracts/tokens'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import type { DevnetCurrency, Treasury } from './market.js'

/**
 * Sends tokens from the treasury: on EVM chains the account that deployed the contracts, on Solana the faucet.
 *
 * @returns The hash or signature of the transaction.
 * @throws Error if the chain is unknown, or the transaction fails.
 */
export async function sendTokens(
  { chains, solana }: Treasury,
  chainId: string,
  to: string,
  { address }: DevnetCurrency,
  units: bigint,
): Promise<string> {
  if (solana?.caipNetworkId === chainId)
    // A number of JSON holds 9 million SOL.
    return String(await jsonRpc(post, solana.rpcUrl, 'requestAirdrop', [to, Number(units)]))
  const chain = chains.find(({ id }) => `eip155:${id}` === chainId)
  if (!chain) throw new Error(`There is no chain ${chainId}.`)
  const transaction = address
    ? {
        from: deployer,
        to: address,
        // The address was checked by the gateway, and encoding fails for any other.
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to as Address, units] }),
      }
    : { from: deployer, to, value: `0x${units.toString(16)}` }
  const receipt = await jsonRpc(post, chain.rpcUrl, 'eth_sendTransactionSync', [transaction])
  const { status, transactionHash } = receipt as { readonly status: string; readonly transactionHash: string }
  if (status !== '0x1') throw new Error(`The transaction ${transactionHash} has failed.`)
  return transactionHash
}
