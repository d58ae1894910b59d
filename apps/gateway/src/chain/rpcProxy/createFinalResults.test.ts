import { expect, test } from 'vitest'
import { createFinalResults } from './createFinalResults.js'
import { NoAnswerError } from './createNodePool.js'

const address = `0x${'a'.repeat(40)}`
const result = '"0x1"'

/** A store for a chain whose node says that block 100 is final. */
async function setUp({ answer = '{"number":"0x64"}' as string | Error, maxBytes = 100_000_000 } = {}) {
  let time = 0
  const asked: (string | undefined)[] = []
  const state = { answer }
  const results = createFinalResults({
    now: () => time,
    maxBytes,
    pool: {
      async call({ method, params }) {
        asked.push(`${method} ${params}`)
        if (state.answer instanceof Error) throw state.answer
        return { kind: 'result', json: state.answer }
      },
      callTogether: () => Promise.reject(new Error('unused')),
    },
  })
  const store = (method: string, params: readonly unknown[] | undefined, json = result) =>
    results.store({ method, params: params && JSON.stringify(params) }, json)
  const find = (method: string, params: readonly unknown[] | undefined) =>
    results.find({ method, params: params && JSON.stringify(params) })
  const isStored = (method: string, params: readonly unknown[] | undefined, json = result) => {
    store(method, params, json)
    return find(method, params) === json
  }
  // The first candidate makes it ask for the final block.
  store('eth_getBalance', [address, '0x1'])
  await Promise.resolve()
  await Promise.resolve()
  return { asked, state, results, store, find, isStored, wait: (ms: number) => (time += ms) }
}

test('default: a result about a final block', async () => {
  const { isStored, asked } = await setUp()
  expect(isStored('eth_getBalance', [address, '0x64'])).toBe(true)
  expect(asked).toEqual(['eth_getBlockByNumber ["finalized",false]'])
})

test.each<[string, readonly unknown[], string?]>([
  ['eth_call', [{ to: address }, '0x1']],
  ['eth_getBlockByNumber', ['0x1', true]],
  ['eth_getBlockReceipts', ['0x1']],
  ['eth_getStorageAt', [address, '0x0', '0x1']],
  ['eth_getTransactionByBlockNumberAndIndex', ['0x1', '0x0']],
  ['eth_getLogs', [{ fromBlock: '0x1', toBlock: '0x64' }]],
  ['eth_getBlockByHash', ['0xabc', false], '{"number":"0x64"}'],
  ['eth_getTransactionReceipt', ['0xabc'], '{"blockNumber":"0x1"}'],
  ['eth_getTransactionByHash', ['0xabc'], '{"blockNumber":"0x1"}'],
])('behavior: stores %s %j', async (method, params, json) => {
  expect((await setUp()).isStored(method, params, json)).toBe(true)
})

test.each<[string, readonly unknown[] | undefined, string?]>([
  ['eth_getBalance', [address, '0x65']],
  ['eth_getBalance', [address, 'latest']],
  ['eth_getBalance', [address, 'finalized']],
  ['eth_getBalance', [address]],
  ['eth_getBalance', [address, { blockHash: '0x1' }]],
  ['eth_getBalance', undefined],
  ['eth_getBalance', [address, '0x1'], 'null'],
  ['eth_getBalance', [address, '0x1'], `"${'0'.repeat(16 * 1024)}"`],
  ['eth_getBalance', ['0'.repeat(2 * 1024), '0x1']],
  ['eth_call', [{ to: address }, '0x1', { [address]: { balance: '0x1' } }]],
  ['eth_getLogs', [{ fromBlock: '0x1', toBlock: 'latest' }]],
  ['eth_getLogs', [{ fromBlock: '0x1', toBlock: '0x65' }]],
  ['eth_getLogs', [{ fromBlock: '0x65', toBlock: '0x1' }]],
  ['eth_getLogs', [{ fromBlock: '0x1' }]],
  ['eth_getTransactionReceipt', ['0xabc'], '{"blockNumber":"0x65"}'],
  ['eth_getTransactionByHash', ['0xabc'], '{"blockNumber":null}'],
  ['eth_gasPrice', []],
  ['eth_blockNumber', ['0x1']],
  ['eth_feeHistory', ['0x1', '0x1', []]],
])('behavior: does not store %s %j %s', async (method, params, json) => {
  expect((await setUp()).isStored(method, params, json)).toBe(false)
})

test('behavior: results of other parameters are other results', async () => {
  const { store, find } = await setUp()
  store('eth_getBalance', [address, '0x1'])
  expect(find('eth_getBalance', [address, '0x2'])).toBeUndefined()
  expect(find('eth_getCode', [address, '0x1'])).toBeUndefined()
})

test('behavior: the final block is read once a minute, and never decreases', async () => {
  const { isStored, asked, state, wait } = await setUp()
  state.answer = '{"number":"0x65"}'
  wait(60_000)
  expect(isStored('eth_getBalance', [address, '0x65'])).toBe(false)
  expect(asked).toHaveLength(1)
  wait(1)
  isStored('eth_getBalance', [address, '0x65'])
  await Promise.resolve()
  await Promise.resolve()
  expect(isStored('eth_getBalance', [address, '0x65'])).toBe(true)
  state.answer = '{"number":"0x1"}'
  wait(60_001)
  isStored('eth_getBalance', [address, '0x2'])
  await Promise.resolve()
  await Promise.resolve()
  expect(isStored('eth_getBalance', [address, '0x3'])).toBe(true)
})

test('behavior: at most 4,000 results, of which the one that was not used for longest is dropped', async () => {
  const { store, find } = await setUp()
  const params = (index: number) => [`0x${index}`, '0x1']
  for (let index = 0; index < 4_000; index++) store('eth_getBalance', params(index))
  expect(find('eth_getBalance', params(0))).toBe(result)
  store('eth_getBalance', params(4_000))
  expect(find('eth_getBalance', params(0))).toBe(result)
  expect(find('eth_getBalance', params(1))).toBeUndefined()
})

test.each([['null'], ['{}'], ['{"number":"pending"}'], [new NoAnswerError(false)]])(
  'error: nothing is stored if the node answers %s',
  async (answer) => {
    expect((await setUp({ answer })).isStored('eth_getBalance', [address, '0x1'])).toBe(false)
  },
)

test('param: maxBytes', async () => {
  const { store, find } = await setUp({ maxBytes: 2_500 })
  const params = (index: number) => [address, `0x${index}`]
  const json = `"${'0'.repeat(998)}"`
  for (const index of [1, 2, 2, 3]) store('eth_getBalance', params(index), json)
  expect([1, 2, 3].map((index) => find('eth_getBalance', params(index)) === json)).toEqual([
    false,
    true,
    true,
  ])
})
