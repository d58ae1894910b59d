import { describe, expect, test } from 'vitest'
import {
  CallsNotSupportedError,
  CallsTimeoutError,
  UnknownBundleIdError,
} from '../../../foundation/errors/calls.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { RpcRequestError } from '../../../foundation/errors/rpc.js'
import { AbortedError, WalletResponseError } from '../../../foundation/errors/wallet.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { home, setUpCalls } from './calls.fixtures.js'
import { getCallsStatus } from './getCallsStatus.js'
import { showCallsStatus } from './showCallsStatus.js'
import { waitForCalls } from './waitForCalls.js'

const method = 'wallet_getCallsStatus'
const id = '0xab'
const throwing = (error: unknown) => () => {
  throw error
}

/** Answers of a wallet, in order; the last one is repeated. */
function inOrder(...answers: readonly unknown[]) {
  let index = 0
  return () => {
    const answer = answers[Math.min(index, answers.length - 1)]
    index += 1
    return typeof answer === 'function' ? answer() : answer
  }
}

/** The result or the error, once there is one. */
function outcomeOf(promise: Promise<unknown>): { value?: unknown; error?: unknown } {
  const outcome: { value?: unknown; error?: unknown } = {}
  promise.then(
    (value) => Object.assign(outcome, { value }),
    (error: unknown) => Object.assign(outcome, { error }),
  )
  return outcome
}

describe('getCallsStatus', () => {
  test('default: asks once, without the queue of writes', async () => {
    const { kit, requests } = await setUpCalls({ [method]: { status: 100 } })
    expect(await getCallsStatus(kit, { id })).toEqual({ status: 'pending', statusCode: 100, receipts: [] })
    expect(requests).toEqual([{ method, params: [id] }])
  })

  test.each([
    ['the wallet does not know the batch', { [method]: throwing({ code: 5730 }) }, UnknownBundleIdError],
    ['the wallet has no EIP-5792', {}, CallsNotSupportedError],
    ['the answer has no status', { [method]: {} }, WalletResponseError],
  ])('error: %s', async (_, answers, Class) => {
    const { kit } = await setUpCalls(answers)
    await expect(getCallsStatus(kit, { id })).rejects.toThrow(Class)
  })

  test('error: no wallet is connected, and no id', async () => {
    const { kit } = createTestKit()
    await expect(getCallsStatus(kit, { id })).rejects.toThrow(NotConnectedError)
    await expect(getCallsStatus(kit, { id: '' })).rejects.toMatchObject({ field: 'id' })
  })
})

describe('a wallet that tells hashes in place of receipts (CAIP-345)', () => {
  const hash = `0x${'1'.repeat(64)}`
  const toAnswer = (status: unknown, caip2: string = home.caipNetworkId) => ({
    ...{ status, capabilities: { caip345: { caip2, transactionHashes: [hash] } } },
  })
  const mined = { transactionHash: hash, status: '0x1', blockNumber: '0x5', gasUsed: '0x5208', logs: [] }
  const parsed = { hash, status: 'success', blockNumber: 5n, gasUsed: 21_000n, logs: [] }
  const receiptMethod = 'eth_getTransactionReceipt'

  test('default: reads the receipts from the chain', async () => {
    const { kit, evm } = await setUpCalls({ [method]: toAnswer(200) })
    evm.networkAnswers.set(receiptMethod, mined)
    expect(await getCallsStatus(kit, { id })).toEqual({
      ...{ status: 'confirmed', statusCode: 200, receipts: [parsed] },
    })
  })

  test('behavior: those of the wallet are replaced', async () => {
    const lie = { ...mined, status: '0x1', gasUsed: '0x1' }
    const { kit, evm } = await setUpCalls({ [method]: { ...toAnswer('CONFIRMED'), receipts: [lie] } })
    evm.networkAnswers.set(receiptMethod, { ...mined, status: '0x0' })
    expect(await getCallsStatus(kit, { id })).toMatchObject({
      ...{ status: 'reverted', receipts: [{ status: 'reverted', gasUsed: 21_000n }] },
    })
  })

  test.each([
    ['the chain has no receipt yet', () => null],
    ['the node returns another receipt', () => ({ ...mined, transactionHash: `0x${'2'.repeat(64)}` })],
  ])('behavior: is pending while %s', async (_, answer) => {
    const { kit, evm } = await setUpCalls({ [method]: toAnswer(200) })
    evm.networkAnswers.set(receiptMethod, answer)
    expect(await getCallsStatus(kit, { id })).toMatchObject({ status: 'pending', receipts: [] })
  })

  test('behavior: a pending batch stays pending: a wallet may send more transactions', async () => {
    const { kit, evm } = await setUpCalls({ [method]: toAnswer(100) })
    evm.networkAnswers.set(receiptMethod, mined)
    expect(await getCallsStatus(kit, { id })).toMatchObject({ status: 'pending', receipts: [parsed] })
  })

  test.each([
    ['a chain that is not configured', toAnswer(200, 'eip155:1')],
    ['another chain than that of the batch', { ...toAnswer(200), chainId: '0x1' }],
  ])('behavior: ignores hashes of %s', async (_, answer) => {
    const { kit, evm } = await setUpCalls({ [method]: answer })
    evm.networkAnswers.set(receiptMethod, mined)
    expect(await getCallsStatus(kit, { id })).toMatchObject({ status: 'confirmed', receipts: [] })
  })

  test('behavior: waitForCalls asks again after an error of the network', async () => {
    const { kit, evm, clock } = await setUpCalls({ [method]: toAnswer(200) })
    const network = home.name
    evm.networkAnswers.set(
      receiptMethod,
      inOrder(throwing(new RpcRequestError({ method: receiptMethod, network })), mined),
    )
    const outcome = outcomeOf(waitForCalls(kit, { id }))
    await clock.advance(2_000)
    expect(outcome.value).toMatchObject({ status: 'confirmed', receipts: [parsed] })
  })
})

describe('showCallsStatus', () => {
  test('default', async () => {
    const { kit, requests } = await setUpCalls({ wallet_showCallsStatus: null })
    await showCallsStatus(kit, { id })
    expect(requests).toEqual([{ method: 'wallet_showCallsStatus', params: [id] }])
  })

  test('error: the wallet cannot show it', async () => {
    const { kit } = await setUpCalls({})
    await expect(showCallsStatus(kit, { id })).rejects.toThrow(CallsNotSupportedError)
  })
})

describe('waitForCalls', () => {
  test.each([
    [200, 'confirmed'],
    [400, 'failed'],
    [500, 'reverted'],
    [600, 'partial'],
  ])('default: status %i', async (statusCode, status) => {
    const { kit } = await setUpCalls({ [method]: { status: statusCode } })
    expect(await waitForCalls(kit, { id })).toEqual({ status, statusCode, receipts: [] })
  })

  test('behavior: asks every 2 s while it is pending', async () => {
    const pending = { status: 100 }
    const { kit, clock, requests } = await setUpCalls({
      [method]: inOrder(pending, pending, { status: 200 }),
    })
    const outcome = outcomeOf(waitForCalls(kit, { id }))
    await clock.advance(3_999)
    expect(requests).toHaveLength(2)
    expect(outcome).toEqual({})
    await clock.advance(1)
    expect(outcome.value).toMatchObject({ status: 'confirmed' })
    await clock.advance(60_000)
    expect(requests).toHaveLength(3)
  })

  test('behavior: a failed look does not end it', async () => {
    const { kit, clock } = await setUpCalls({
      [method]: inOrder(throwing({ code: -32_603, message: 'busy' }), { status: 200 }),
    })
    const outcome = outcomeOf(waitForCalls(kit, { id }))
    await clock.advance(2_000)
    expect(outcome.value).toMatchObject({ status: 'confirmed' })
  })

  test('error: times out after 60 s, with the last error as the cause', async () => {
    const busy = { code: -32_603, message: 'busy' }
    const { kit, clock, requests } = await setUpCalls({ [method]: inOrder({ status: 100 }, throwing(busy)) })
    const outcome = outcomeOf(waitForCalls(kit, { id }))
    await clock.advance(59_999)
    expect(outcome).toEqual({})
    await clock.advance(1)
    expect(outcome.error).toBeInstanceOf(CallsTimeoutError)
    expect(outcome.error).toMatchObject({ cause: { code: 'wallet-request' } })
    const { length } = requests
    await clock.advance(60_000)
    expect(requests).toHaveLength(length)
    expect(clock.pending).toBe(0)
  })

  test('param: timeoutMs, also for a wallet that never answers', async () => {
    const { kit, clock } = await setUpCalls({ [method]: () => new Promise(() => {}) })
    const outcome = outcomeOf(waitForCalls(kit, { id, timeoutMs: 5 }))
    await clock.advance(5)
    expect(outcome.error).toBeInstanceOf(CallsTimeoutError)
  })

  test('param: signal', async () => {
    const { kit, clock, requests } = await setUpCalls({ [method]: { status: 100 } })
    const controller = new AbortController()
    const outcome = outcomeOf(waitForCalls(kit, { id, signal: controller.signal }))
    await clock.advance(1_000)
    controller.abort()
    await clock.advance(60_000)
    expect(outcome.error).toBeInstanceOf(AbortedError)
    expect(requests).toHaveLength(1)
  })

  test.each([
    ['the wallet does not know the batch', { [method]: throwing({ code: 5730 }) }, UnknownBundleIdError],
    ['the wallet has no EIP-5792', {}, CallsNotSupportedError],
    ['the answer has no status', { [method]: { status: 'done' } }, WalletResponseError],
  ])('error: %s: rejects at once', async (_, answers, Class) => {
    const { kit, clock } = await setUpCalls(answers)
    await expect(waitForCalls(kit, { id })).rejects.toThrow(Class)
    expect(clock.pending).toBe(0)
  })

  test('error: the kit is destroyed', async () => {
    const { kit, clock } = await setUpCalls({ [method]: { status: 100 } })
    const outcome = outcomeOf(waitForCalls(kit, { id }))
    await clock.advance(1)
    kit.destroy()
    await clock.advance(1)
    expect(outcome.error).toBeInstanceOf(AbortedError)
  })
})
