import { expect, test } from 'vitest'
import { toCallsStatus } from './getCallsStatus.js'
import { sendCalls } from './sendCalls.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const calls = [{ to: address, data: '0x12', value: 16n }] as const
const hash = `0x${'1'.repeat(64)}`

test.each([{ id: '0xab' }, '0xab'])('default: the id of %j', async (answer) => {
  const asked: unknown[] = []
  const request = async (request: unknown) => {
    asked.push(request)
    return answer
  }
  expect(await sendCalls({ request }, { address, chainId: 10, calls })).toEqual({ callsId: '0xab', answer })
  expect(asked).toEqual([
    {
      method: 'wallet_sendCalls',
      params: [
        {
          version: '2.0.0',
          from: address,
          chainId: '0xa',
          atomicRequired: true,
          calls: [{ to: address, data: '0x12', value: '0x10' }],
        },
      ],
    },
  ])
})

test.each([undefined, null, {}, '', { id: 1 }, { id: 'x'.repeat(9_000) }])(
  'error: %j is no id',
  async (answer) => {
    const sent = sendCalls({ request: async () => answer }, { address, chainId: 1, calls })
    await expect(sent).rejects.toMatchObject({ code: 'wallet-response' })
  },
)

test.each([
  [{ status: 100 }, { status: 'pending' }],
  [{ status: 'PENDING', receipts: null }, { status: 'pending' }],
  [
    { status: 200, receipts: [{}, { transactionHash: hash }] },
    { status: 'confirmed', hash },
  ],
  [
    { status: 'CONFIRMED', receipts: [{ transactionHash: hash }] },
    { status: 'confirmed', hash },
  ],
  [{ status: 400 }, { status: 'failed' }],
  [
    { status: 500, receipts: [{ transactionHash: hash }] },
    { status: 'failed', hash },
  ],
  [{ status: 600, receipts: [{ transactionHash: '0x1' }] }, { status: 'failed' }],
])('default: %j is %j', (answer, expected) => {
  expect(toCallsStatus(answer)).toEqual(expected)
})

test.each([undefined, null, 7, {}, { status: 99 }, { status: 700 }, { status: '200' }])(
  'error: %j is no status',
  (answer) => {
    expect(() => toCallsStatus(answer)).toThrow(TypeError)
  },
)
