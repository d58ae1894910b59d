import { expect, it } from 'vitest'
import { failureOf, never } from '../../testing/conformance/harness.js'
import { fakeNode } from './fakeNode.fixtures.js'
import { getTransactionStatus } from './getTransactionStatus.js'
import { quickClock } from './quickClock.fixtures.js'
import { networkAt } from './solana.fixtures.js'

const signature = '1'.repeat(64)
const confirmed = { slot: 9, err: null, confirmationStatus: 'confirmed' }

/** Looks with a node at this height that returns this status. */
async function look(height: number, status: unknown, lastValidBlockHeight?: bigint) {
  const configs: unknown[] = []
  const { url, asked } = await fakeNode((method, [, config]) => {
    if (method === 'getBlockHeight') return { result: height }
    configs.push(config)
    return { result: { context: { slot: 1 }, value: [status] } }
  })
  const parameters = { signature, lastValidBlockHeight, network: networkAt(url), signal: never() }
  return { found: await getTransactionStatus(quickClock(), parameters), asked, configs }
}

it.each([
  ['confirmed', 1, confirmed, { status: 'confirmed', slot: 9n }],
  ['processed', 151, { ...confirmed, confirmationStatus: 'processed' }, { status: 'pending' }],
  ['failed', 1, { ...confirmed, err: 'AccountInUse' }, { status: 'failed', slot: 9n, error: 'AccountInUse' }],
  ['unknown at the last valid height', 150, null, { status: 'unknown' }],
  ['unknown after it', 151, null, { status: 'expired' }],
])('default: %s', async (_, height, status, expected) => {
  expect((await look(height, status, 150n)).found).toEqual(expected)
})

it('behavior: without a last valid height it never expires, and the history is searched', async () => {
  const { found, asked, configs } = await look(9_999, null)
  expect(found).toEqual({ status: 'unknown' })
  expect(asked).toEqual(['getSignatureStatuses'])
  expect(configs).toEqual([{ searchTransactionHistory: true }])
})

it('error: no signature', async () => {
  const asked = { signature: 'x', network: networkAt('http://127.0.0.1:9'), signal: never() }
  expect(await failureOf(getTransactionStatus(quickClock(), asked))).toMatchObject({
    code: 'invalid-parameter',
  })
})
