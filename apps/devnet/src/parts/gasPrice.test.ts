import { gasPriceResponseSchema } from '@latchkit/blockchain-api/contract'
import { createPublicClient, http } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { startDevnet } from '../startDevnet.js'

test('default: the prices cover what viem estimates for the next block', async () => {
  const { chains, gateway, stop } = await startDevnet({ chainIds: [31337], gateway: true })
  onTestFinished(stop)
  const query = new URLSearchParams({ projectId: 'devnet', chainId: 'eip155:31337' })
  const response = await fetch(`${gateway?.url}/v1/convert/gas-price?${query}`)
  const prices = gasPriceResponseSchema.parse(await response.json())
  const client = createPublicClient({ transport: http(chains[0]?.rpcUrl) })
  const { baseFeePerGas } = await client.getBlock({ blockTag: 'pending' })
  expect(BigInt(prices.standard)).toBeGreaterThanOrEqual(baseFeePerGas ?? 0n)
  expect(BigInt(prices.instant)).toBeGreaterThanOrEqual(await client.getGasPrice())
})
