import { expect, it } from 'vitest'
import { failureOf, never } from '../../testing/conformance/harness.js'
import { type Answer, fakeNode } from './fakeNode.fixtures.js'
import { quickClock } from './quickClock.fixtures.js'
import { networkAt } from './solana.fixtures.js'
import { waitForConfirmation } from './waitForConfirmation.js'

const sent = { signature: '1'.repeat(64), blockhash: '', lastValidBlockHeight: 150n }
const status = (confirmationStatus: string, err: unknown = null) => ({ slot: 9, err, confirmationStatus })
const down: Answer = { status: 503 }

/** Waits with a node that returns these heights and statuses in turn, and repeats the last ones. */
async function wait(looks: readonly (readonly [height: number | 'down', status: unknown])[]) {
  let look = -1
  const at = () => looks[Math.min(look, looks.length - 1)] ?? [0, null]
  const { url, asked } = await fakeNode((method) => {
    if (method === 'getBlockHeight') {
      look += 1
      const [height] = at()
      return height === 'down' ? down : { result: height }
    }
    return { result: { context: { slot: 1 }, value: [at()[1]] } }
  })
  const clock = quickClock()
  const network = networkAt(url)
  const promise = waitForConfirmation(clock, { sent, network, signal: never() })
  return { promise, clock, asked }
}

it('default: polls every second until it is confirmed', async () => {
  const { promise, clock } = await wait([
    [1, null],
    [2, status('processed')],
    [3, status('confirmed')],
  ])
  expect(await promise).toEqual({ status: 'success', slot: 9n })
  expect(clock.waits).toEqual([1_000, 1_000])
})

it('behavior: counts finalized as confirmed', async () => {
  const { promise } = await wait([[1, status('finalized')]])
  expect(await promise).toEqual({ status: 'success', slot: 9n })
})

it.each<[unknown, string]>([
  ['AccountInUse', 'AccountInUse'],
  [{ InstructionError: [0, { Custom: 1 }] }, '{"InstructionError":[0,{"Custom":1}]}'],
])('behavior: reports a transaction that failed with %j', async (error, words) => {
  const { promise } = await wait([[1, status('confirmed', error)]])
  expect(await promise).toEqual({ status: 'failed', slot: 9n, error: words })
})

it('behavior: does not expire at the last valid block height', async () => {
  const { promise } = await wait([
    [150, null],
    [151, null],
  ])
  expect(await failureOf(promise)).toMatchObject({ code: 'blockhash-expired' })
})

it('behavior: searches the transaction history after the blockhash expired, as when the app was suspended', async () => {
  const asked: unknown[] = []
  const { url } = await fakeNode((method, [, config]) => {
    if (method === 'getBlockHeight') return { result: asked.length === 0 ? 150 : 5_000 }
    asked.push(config)
    const isSearched = Object(config).searchTransactionHistory === true
    return { result: { context: { slot: 1 }, value: [isSearched ? status('finalized') : null] } }
  })
  const parameters = { sent, network: networkAt(url), signal: never() }
  expect(await waitForConfirmation(quickClock(), parameters)).toEqual({ status: 'success', slot: 9n })
  // Before the expiry no search is needed.
  expect(asked).toEqual([{ searchTransactionHistory: false }, { searchTransactionHistory: true }])
})

it('behavior: does not expire while it is in a block that is not confirmed yet', async () => {
  const { promise } = await wait([
    [151, status('processed')],
    [152, status('confirmed')],
  ])
  expect(await promise).toMatchObject({ status: 'success' })
})

it('behavior: tolerates a temporary network failure', async () => {
  const outage = Array.from({ length: 80 }, () => ['down', null] as const)
  const { promise } = await wait([...outage, [1, null], ...outage, [3, status('confirmed')]])
  expect(await promise).toMatchObject({ status: 'success' })
})

it('error: rejects if the network never responds', async () => {
  const { promise, asked } = await wait([['down', null]])
  expect(await failureOf(promise)).toMatchObject({ code: 'rpc-request' })
  expect(asked).toHaveLength(31 * 4)
})

it('error: an invalid signature, without a request', async () => {
  const { url, asked } = await fakeNode(() => down)
  const wrong = { sent: { ...sent, signature: 'me' }, network: networkAt(url) }
  const failure = await failureOf(waitForConfirmation(quickClock(), { ...wrong, signal: never() }))
  expect(failure).toMatchObject({ code: 'invalid-parameter', field: 'sent.signature' })
  expect(asked).toEqual([])
})
