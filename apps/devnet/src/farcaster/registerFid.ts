import { deployer } from '@latchkit/test/source/contracts/tokens'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { type Address, encodeFunctionData } from 'viem'
import { readArtifact } from '../contracts/artifact.js'

/** Address of the IdRegistry on Optimism and here. */
export const idRegistryAddress: Address = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'

/** Registers a FID for a custody account on a local chain. The account that had it before has none then. */
export async function registerFid(rpcUrl: string, custody: Address, fid: number): Promise<void> {
  const { abi } = readArtifact('IdRegistry')
  const data = encodeFunctionData({ abi, functionName: 'register', args: [custody, BigInt(fid)] })
  await jsonRpc(post, rpcUrl, 'eth_sendTransactionSync', [{ from: deployer, to: idRegistryAddress, data }])
}
