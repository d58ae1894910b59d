import { deployer } from '@latchkit/test/source/contracts/tokens'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { type Address, encodeFunctionData, type Hex, numberToHex } from 'viem'
import { readArtifact } from './artifact.js'
import { concentratedPools, type DevnetConcentratedPool, swapContracts } from './swapContracts.js'

/** More than a pool ever pays. */
const stock = 10n

/** Creates the pools with concentrated liquidity on a chain that has their factory. */
export async function deployConcentratedPools(rpcUrl: string): Promise<void> {
  for (const pool of concentratedPools) await addConcentratedPool(rpcUrl, pool)
}

async function addConcentratedPool(
  rpcUrl: string,
  { first, second, fee, tickSpacing }: DevnetConcentratedPool,
): Promise<void> {
  const send = (to: Address, data: Hex) =>
    jsonRpc(post, rpcUrl, 'eth_sendTransactionSync', [{ from: deployer, to, data }])
  const [token0, token1] = BigInt(first.address) < BigInt(second.address) ? [first, second] : [second, first]
  const { abi: factoryAbi } = readArtifact('ConcentratedFactory')
  const { abi } = readArtifact('ConcentratedPool')
  const factory = swapContracts.concentratedFactory
  const args = [token0.address, token1.address, fee]
  await send(factory, encodeFunctionData({ abi: factoryAbi, functionName: 'createPool', args }))
  const data = encodeFunctionData({ abi: factoryAbi, functionName: 'getPool', args })
  const word = (await jsonRpc(post, rpcUrl, 'eth_call', [{ to: factory, data }, 'latest'])) as Hex
  const pool: Address = `0x${word.slice(-40)}`
  for (const { address, amount } of [token0, token1])
    await jsonRpc(post, rpcUrl, 'anvil_dealERC20', [pool, address, numberToHex(amount * stock)])

  const sqrtPrice = getRoot((token1.amount << 192n) / token0.amount)
  await send(pool, encodeFunctionData({ abi, functionName: 'initialize', args: [sqrtPrice] }))
  const liquidity = getRoot(token0.amount * token1.amount)
  const tick = Math.round(Math.log(Number(token1.amount) / Number(token0.amount)) / Math.log(1.0001))
  const middle = Math.round(tick / tickSpacing) * tickSpacing
  // Twice as much near the price as further away, so that swaps cross ticks.
  for (const width of [500, 2_500]) {
    const distance = Math.ceil(width / tickSpacing) * tickSpacing
    const range = [middle - distance, middle + distance, liquidity]
    await send(pool, encodeFunctionData({ abi, functionName: 'addLiquidity', args: range }))
  }
}

/** Returns the whole part of a square root. */
function getRoot(value: bigint): bigint {
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (;;) {
    const next = (root + value / root) / 2n
    if (next >= root) return root
    root = next
  }
}
