import { deployer } from '@latchkit/test/source/contracts/tokens'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import type { Address, Hex } from 'viem'
import { DevnetError } from '../foundation/DevnetError.js'

/**
 * Deploys a contract from the account of the deployer.
 *
 * @param name The contract in the message of an error.
 * @throws DevnetError if it does not get that address, which follows from the number of transactions before.
 */
export async function deployAt(rpcUrl: string, name: string, address: Address, data: Hex): Promise<void> {
  const receipt = await jsonRpc(post, rpcUrl, 'eth_sendTransactionSync', [{ from: deployer, data }])
  const { contractAddress } = receipt as { readonly contractAddress: string | null }
  if (contractAddress !== address.toLowerCase())
    throw new DevnetError(`The contract ${name} is at ${contractAddress}, not at ${address}.`)
}
