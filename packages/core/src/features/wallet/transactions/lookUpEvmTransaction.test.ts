import { expect, test } from 'vitest'
import type { EvmMethods } from '../../../ports/EvmMethods.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { lookUpEvmTransaction } from './lookUpEvmTransaction.js'
import { makeTracked } from './transactions.fixtures.js'

const sent = makeTracked(10)
const { hash, from } = sent
const [network] = testNetworks

function lookUp(answers: Readonly<Record<string, unknown>>, nonce?: number, isReplacementNeeded = false) {
  const asked: unknown[] = []
  const requestNetwork: EvmMethods['requestNetwork'] = async ({ method, params }) => {
    asked.push([method, ...params])
    const answer = answers[method] ?? null
    if (answer instanceof Error) throw answer
    return answer
  }
  const { signal } = new AbortController()
  const transaction = { ...sent, nonce }
  const parameters = { network, transaction, isReplacementNeeded, signal }
  return { look: lookUpEvmTransaction({ requestNetwork }, parameters), asked }
}

const receipt = { transactionHash: hash.toUpperCase().replace('0X', '0x'), blockNumber: '0x1', status: '0x1' }
const transaction = { hash, nonce: '0x1f' }

test.each([
  ['a receipt', { eth_getTransactionReceipt: receipt }, 1, { status: 'confirmed' }],
  [
    'a receipt of a reverted transaction',
    { eth_getTransactionReceipt: { ...receipt, status: '0x0' } },
    1,
    { status: 'failed' },
  ],
  [
    'a receipt without a block',
    { eth_getTransactionReceipt: { ...receipt, blockNumber: null }, eth_getTransactionByHash: transaction },
    1,
    { status: 'pending', nonce: 31 },
  ],
  [
    'a pending transaction',
    { eth_getTransactionByHash: transaction },
    undefined,
    { status: 'pending', nonce: 31 },
  ],
  ['no transaction, and no nonce', {}, undefined, { status: 'unknown' }],
  ['a free nonce', { eth_getTransactionCount: '0x1f' }, 31, { status: 'unknown' }],
  ['a used nonce', { eth_getTransactionCount: '0x20' }, 31, { status: 'unknown', conclusion: 'replaced' }],
])('default: %s', async (_, answers, nonce, expected) => {
  expect(await lookUp(answers, nonce).look).toEqual(expected)
})

const used = { eth_getTransactionCount: '0x20' }

test('behavior: looks for the replacement if it is needed', async () => {
  const replacing = { hash: `0x${'ab'.repeat(32)}`, from, nonce: '0x1f', to: from, value: '0x0', input: '0x' }
  const block = { eth_blockNumber: '0x0', eth_getBlockByNumber: { transactions: [replacing] } }
  expect(await lookUp({ ...used, ...block }, 31, true).look).toEqual({
    status: 'unknown',
    conclusion: 'replaced',
    replacement: { hash: replacing.hash, reason: 'cancelled' },
  })
  const own = { transactions: [{ ...replacing, hash }] }
  const isMinedMeanwhile = { ...used, ...block, eth_getBlockByNumber: own }
  expect(await lookUp(isMinedMeanwhile, 31, true).look).toEqual({ status: 'unreachable' })
})

test('behavior: is replaced also if the node has no state of older blocks', async () => {
  const { look } = lookUp({ ...used, eth_blockNumber: new Error('missing trie node') }, 31, true)
  expect(await look).toEqual({ status: 'unknown', conclusion: 'replaced' })
})

test('behavior: asks for the nonce of the last block', async () => {
  const { look, asked } = lookUp({ eth_getTransactionCount: '0x0' }, 1)
  await look
  expect(asked).toEqual([
    ['eth_getTransactionReceipt', hash],
    ['eth_getTransactionByHash', hash],
    ['eth_getTransactionCount', from, 'latest'],
  ])
})

test.each([
  ['a receipt of another transaction', { eth_getTransactionReceipt: { ...receipt, transactionHash: '0x1' } }],
  ['a receipt without a status', { eth_getTransactionReceipt: { ...receipt, status: undefined } }],
  ['another transaction', { eth_getTransactionByHash: { ...transaction, hash: '0x1' } }],
  ['a text', { eth_getTransactionByHash: 'yes' }],
  ['a nonce that is no number', { eth_getTransactionByHash: { hash, nonce: 'x' } }],
  ['a number of transactions that is none', { eth_getTransactionCount: {} }],
])('error: %s', async (_, answers) => {
  await expect(lookUp(answers, 1).look).rejects.toThrow(/^The answer|is not a quantity$/)
})
