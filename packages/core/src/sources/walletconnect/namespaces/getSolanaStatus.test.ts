import { expect, test } from 'vitest'
import { solana } from '../../../foundation/networks/solana.js'
import { getSolanaStatus } from './getSolanaStatus.js'

const signature = '1'.repeat(64)
const confirmed = { slot: 9, err: null, confirmationStatus: 'confirmed' }

/** Looks with a node at this height that returns this status. */
function look(height: unknown, status: unknown, lastValidBlockHeight?: bigint) {
  const asked: unknown[] = []
  const { signal } = new AbortController()
  const found = getSolanaStatus(
    async ({ method, params }) => {
      asked.push([method, ...params])
      return method === 'getBlockHeight' ? height : { value: [status] }
    },
    { signature, lastValidBlockHeight, network: solana, signal },
  )
  return { found, asked }
}

test.each([
  ['confirmed', 1, confirmed, { status: 'confirmed', slot: 9n }],
  ['finalized', 1, { ...confirmed, confirmationStatus: 'finalized' }, { status: 'confirmed', slot: 9n }],
  ['processed', 151, { ...confirmed, confirmationStatus: 'processed' }, { status: 'pending' }],
  [
    'failed',
    1,
    { ...confirmed, err: { InstructionError: [0, { Custom: 1 }] } },
    { status: 'failed', slot: 9n, error: '{"InstructionError":[0,{"Custom":1}]}' },
  ],
  ['failed with a text', 1, { ...confirmed, err: 'no' }, { status: 'failed', slot: 9n, error: 'no' }],
  ['unknown at the last valid height', 150, null, { status: 'unknown' }],
  ['unknown after it', 151, null, { status: 'expired' }],
])('default: %s', async (_, height, status, expected) => {
  expect(await look(height, status, 150n).found).toEqual(expected)
})

test('behavior: searches the history once it has expired, or if the height is not known', async () => {
  const history = async (height: number, last?: bigint) => {
    const { found, asked } = look(height, null, last)
    await found
    return asked
  }
  const ask = (searchTransactionHistory: boolean) => [
    'getSignatureStatuses',
    [signature],
    { searchTransactionHistory },
  ]
  const height = ['getBlockHeight', { commitment: 'confirmed' }]
  expect(await history(150, 150n)).toEqual([height, ask(false)])
  expect(await history(151, 150n)).toEqual([height, ask(true)])
  expect(await history(151)).toEqual([ask(true)])
})

test.each([
  ['no height', {}, null],
  ['no status', 1, undefined],
  ['a text', 1, 'yes'],
  ['no slot', 1, { ...confirmed, slot: undefined }],
])('error: %s', async (_, height, status) => {
  await expect(look(height, status, 150n).found).rejects.toMatchObject({ code: 'rpc-request' })
})
