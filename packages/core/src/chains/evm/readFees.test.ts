import { expect, test } from 'vitest'
import { mainnet } from '../../exports/networks.js'
import { readFees } from './readFees.js'

const gwei = 10n ** 9n

function read(answers: Readonly<Record<string, unknown>>) {
  const request = async ({ method }: { method: string }) => answers[method]
  return readFees(request, { network: mainnet, signal: new AbortController().signal })
}

const toHex = (value: bigint) => `0x${value.toString(16)}`
const history = (base: bigint, rewards: readonly (readonly bigint[])[]) => ({
  baseFeePerGas: [1n, base].map(toHex),
  reward: rewards.map((row) => row.map(toHex)),
})

test('default: median priority fees, and base fees of one, three and six full blocks', async () => {
  const rewards = [
    [1n, 5n, 9n],
    [3n, 7n, 50n],
    [2n, 6n, 10n],
  ]
  const eth_feeHistory = history(100n * gwei, rewards)
  expect(await read({ eth_getBlockByNumber: { baseFeePerGas: '0x1' }, eth_feeHistory })).toEqual({
    baseFeePerGas: 100n * gwei,
    bySpeed: {
      slow: { maxPriorityFeePerGas: 2n, maxFeePerGas: 113n * gwei + 2n },
      normal: { maxPriorityFeePerGas: 6n, maxFeePerGas: 143n * gwei + 6n },
      fast: { maxPriorityFeePerGas: 10n, maxFeePerGas: 203n * gwei + 10n },
    },
  })
})

test('behavior: the factors cover the highest base fees that EIP-1559 allows', () => {
  // 12.5 % per block, for one, three and six blocks.
  expect(1.125 ** 1).toBeLessThanOrEqual(1.13)
  expect(1.125 ** 3).toBeLessThanOrEqual(1.43)
  expect(1.125 ** 6).toBeLessThanOrEqual(2.03)
})

test('behavior: a chain without EIP-1559 has a gas price', async () => {
  expect(await read({ eth_getBlockByNumber: {}, eth_gasPrice: toHex(10n * gwei) })).toEqual({
    baseFeePerGas: 0n,
    bySpeed: {
      slow: { gasPrice: 10n * gwei },
      normal: { gasPrice: 11n * gwei },
      fast: { gasPrice: 13n * gwei },
    },
  })
})

test('behavior: blocks without transactions have no rewards', async () => {
  const fees = await read({
    eth_getBlockByNumber: { baseFeePerGas: '0x7' },
    eth_feeHistory: { baseFeePerGas: ['0x7'], reward: [] },
  })
  expect(fees.bySpeed.slow).toEqual({ maxPriorityFeePerGas: 0n, maxFeePerGas: 8n })
})

test.each([
  ['no block', { eth_getBlockByNumber: null }],
  ['no price', { eth_getBlockByNumber: {}, eth_gasPrice: 7 }],
  ['no history', { eth_getBlockByNumber: { baseFeePerGas: '0x1' }, eth_feeHistory: null }],
  [
    'rewards that are no lists',
    {
      eth_getBlockByNumber: { baseFeePerGas: '0x1' },
      eth_feeHistory: { baseFeePerGas: ['0x1'], reward: [1] },
    },
  ],
])('error: %s', async (_, answers) => {
  await expect(read(answers)).rejects.toThrow(TypeError)
})
