import { tokens } from '@latchkit/test/source/contracts/tokens'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { createPublicClient, erc20Abi, http, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { readArtifact } from './artifact.js'
import { market } from './market.js'
import { encodeSwap } from './swaps.js'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337], gateway: true })
})
afterAll(() => devnet.stop())

const account = accounts[6]?.address ?? '0x'
const dollar = tokens[0]?.address ?? '0x'
const rpcUrl = () => devnet.chains[0]?.rpcUrl ?? ''
const client = () => createPublicClient({ transport: http(rpcUrl()) })
const getBalance = (address: `0x${string}`) =>
  client().readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [account] })

/** Requests the prices of the account's tokens, in the order of their symbols. */
async function fetchPrices(): Promise<readonly (readonly [string, number])[]> {
  const query = new URLSearchParams({ projectId: 'devnet', chainId: 'eip155:31337', currency: 'usd' })
  const response = await fetch(`${devnet.gateway?.url}/v1/account/${account}/balance?${query}`)
  const { balances }: { balances: readonly { readonly symbol: string; readonly price: number }[] } =
    await response.json()
  return balances.map(({ symbol, price }) => [symbol, price] as const).sort()
}

test('default: the gateway has prices of the pools', async () => {
  expect(await fetchPrices()).toEqual([
    ['ETH', 2988.02],
    // Unknown.
    ['ODD', 0],
    ['TETH', 3137.421],
    ['TUSD', 1],
  ])
})

test('behavior: a swap pays what the router says, less than the price by the fee', async () => {
  const args = [parseEther('0.01'), [market.wrappedEther, dollar]] as const
  const { abi } = readArtifact('Router')
  const [, expected = 0n] = (await client().readContract({
    ...{ address: market.router, abi, functionName: 'getAmountsOut', args },
  })) as readonly bigint[]
  const before = await getBalance(dollar)
  await jsonRpc(post, rpcUrl(), 'eth_sendTransactionSync', [
    encodeSwap({ from: account, path: [market.wrappedEther, dollar], amount: parseEther('0.01') }),
  ])
  expect((await getBalance(dollar)) - before).toBe(expected)
  // 29.8802 without the fee of 0.3 % and the change of the price.
  expect(expected > 29_700_000n && expected < 29_800_000n).toBe(true)
})
