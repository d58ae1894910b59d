import { deployer } from '@latchkit/test/source/contracts/tokens'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseEther,
  toHex,
} from 'viem'
import { type ContractName, readArtifact } from './artifact.js'
import { deployAt } from './deployAt.js'
import { type DevnetPool, market, pools } from './market.js'

/**
 * Deploys the market on a chain that has the other contracts, and fills its pools.
 *
 * @throws DevnetError if a contract has an unexpected address.
 */
export async function deployMarket(rpcUrl: string): Promise<void> {
  const deploy = async (name: ContractName, address: Address, args: readonly unknown[] = []) => {
    const { abi, bytecode } = readArtifact(name)
    await deployAt(rpcUrl, name, address, encodeDeployData({ abi, bytecode, args }))
  }
  await deploy('WrappedEther', market.wrappedEther)
  await deploy('PairFactory', market.factory)
  await deploy('Router', market.router, [market.factory, market.wrappedEther])
  for (const pool of pools) await addPool(rpcUrl, pool)
  // The deployer is one of the funded accounts: it has the same balance as the others again.
  await jsonRpc(post, rpcUrl, 'anvil_setBalance', [deployer, toHex(parseEther('10000'))])
}

/** Creates a pool, and fills it with tokens of the deployer. */
export async function addPool(rpcUrl: string, { first, second }: DevnetPool): Promise<void> {
  const send = (request: { readonly to: Address; readonly value?: bigint; readonly data: Hex }) =>
    jsonRpc(post, rpcUrl, 'eth_sendTransactionSync', [
      { ...request, from: deployer, value: toHex(request.value ?? 0n) },
    ])
  const transfer = (token: Address, args: readonly [Address, bigint]) =>
    send({ to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }) })
  const { abi } = readArtifact('PairFactory')
  const args = [first.address, second.address]
  await send({
    to: market.factory,
    data: encodeFunctionData({ abi, functionName: 'createPair', args }),
  })
  const data = encodeFunctionData({ abi, functionName: 'getPair', args })
  const word = (await jsonRpc(post, rpcUrl, 'eth_call', [{ to: market.factory, data }, 'latest'])) as Hex
  const pool: Address = `0x${word.slice(-40)}`
  for (const { address, amount } of [first, second]) {
    // Sent without a call, Ether becomes WETH of the sender.
    if (address === market.wrappedEther) await send({ to: address, value: amount, data: '0x' })
    await transfer(address, [pool, amount])
  }
  await send({ to: pool, data: encodeFunctionData({ ...readArtifact('Pair'), functionName: 'sync' }) })
}
