import { deployer, tokens } from '@latchkit/test/source/contracts/tokens'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { type Address, encodeDeployData, encodeFunctionData, erc20Abi, parseEther, toHex } from 'viem'
import { type ContractName, readArtifact } from './artifact.js'
import { deployAt } from './deployAt.js'
import { deployConcentratedPools } from './deployConcentratedPools.js'
import { permit2Address } from './deployContracts.js'
import { addPool } from './deployMarket.js'
import { market } from './market.js'
import { marketTokenBalance, marketTokens, swapContracts } from './swapContracts.js'

const whole = 10n ** 18n

/**
 * Deploys the tokens for swaps with their pools, and the contracts of the aggregator and of the bridge with their stock, on a
 * chain that has the market.
 *
 * @throws DevnetError if a contract has an unexpected address.
 */
export async function deploySwapContracts(rpcUrl: string): Promise<void> {
  const deploy = async (name: ContractName, address: Address, args: readonly unknown[] = []) => {
    const { abi, bytecode } = readArtifact(name)
    await deployAt(rpcUrl, name, address, encodeDeployData({ abi, bytecode, args }))
  }
  const transfer = (to: Address, args: readonly [Address, bigint]) =>
    jsonRpc(post, rpcUrl, 'eth_sendTransactionSync', [
      { from: deployer, to, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }) },
    ])

  const holders = accounts.slice(-2).map(({ address }) => address)
  for (const { name, symbol, address, feeBps, refusesSales } of marketTokens)
    await deploy('MarketCoin', address, [name, symbol, feeBps, refusesSales, holders, marketTokenBalance])
  await deploy('AggregatorRouter', swapContracts.aggregator)
  await deploy('Bridge', swapContracts.bridge)
  await deploy('UniversalRouter', swapContracts.universalRouter, [
    permit2Address,
    market.factory,
    market.wrappedEther,
    swapContracts.concentratedFactory,
  ])
  await deploy('ConcentratedFactory', swapContracts.concentratedFactory)

  for (const { address } of marketTokens) {
    const first = { address: market.wrappedEther, amount: 5n * whole }
    await addPool(rpcUrl, { first, second: { address, amount: 5_000n * whole } })
    await transfer(address, [swapContracts.aggregator, 100_000n * whole])
  }
  await deployConcentratedPools(rpcUrl)
  const [dollar, ether] = tokens
  for (const contract of [swapContracts.aggregator, swapContracts.bridge]) {
    if (dollar) await transfer(dollar.address, [contract, 4_000_000_000n])
    if (ether) await transfer(ether.address, [contract, 100n * whole])
    await jsonRpc(post, rpcUrl, 'anvil_setBalance', [contract, toHex(parseEther('1000'))])
  }
  // The deployer is one of the funded accounts: it has the same balance as the others again.
  await jsonRpc(post, rpcUrl, 'anvil_setBalance', [deployer, toHex(parseEther('10000'))])
}
