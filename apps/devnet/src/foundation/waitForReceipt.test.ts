import { createClient, custom, type Hex, zeroAddress, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { waitForReceipt } from './waitForReceipt.js'

const hash: Hex = `0x${'1'.repeat(64)}`

test('behavior: the only later block is mined while viem would load one to find a replacement', async () => {
  let receiptRequests = 0
  let blockNumber = 1
  let reads = 0
  const client = createClient({
    transport: custom({
      async request({ method }: { method: string }) {
        if (method === 'eth_blockNumber') {
          if (blockNumber === 2) reads += 1
          return `0x${blockNumber}`
        }
        if (method === 'eth_getTransactionReceipt') {
          receiptRequests += 1
          if (receiptRequests > 2)
            return { transactionHash: hash, status: '0x1', blockNumber: '0x2', logs: [] }
          if (receiptRequests === 2) blockNumber = 2
          return null
        }
        if (method === 'eth_getTransactionByHash')
          return { hash, nonce: '0x0', from: zeroAddress, to: zeroAddress, value: '0x0', blockNumber: null }
        // The block of a search for replacements, which ends after the later block was read.
        await expect.poll(() => reads).toBeGreaterThan(1)
        return { number: '0x1', hash: zeroHash, transactions: [] }
      },
    }),
  })
  expect(await waitForReceipt(client, hash)).toMatchObject({ status: 'success', blockNumber: 2n })
})
