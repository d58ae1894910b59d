import { expect, test } from 'vitest'
import { walletCapabilitiesWaitMs } from '../../../foundation/limits.js'
import type { Session } from '../../../ports/Adapter.js'
import { fakeClock } from '../../../testing/fakeClock.js'
import { getCallSupport } from './getCallSupport.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const smart: Session = {
  connectorId: 'auth',
  accounts: [
    { address, type: 'smartAccount' },
    { address, type: 'eoa' },
  ],
  chainId: 'eip155:1',
}

function ask(answer: unknown, session: Session = smart, isBatchRefused = false) {
  const clock = fakeClock()
  let asked = 0
  const getCapabilities = async () => {
    asked += 1
    if (answer instanceof Error) throw answer
    return answer
  }
  const context = {
    clock,
    // Only what the function reads.
    adapterOf: () => ({ evm: { getCapabilities } }) as never,
    getState: () => ({ connection: { eip155: { status: 'connected', session } } }) as never,
  }
  const result = getCallSupport(
    { chainId: 'eip155:1', from: address, isBatchRefused },
    context,
    walletCapabilitiesWaitMs,
  )
  return { clock, result, count: () => asked }
}

const atomic = { status: 'supported' }
const paymasterService = { supported: true, sponsored: true }
const nothing = { canBatch: false, isSponsored: false }

test.each<[string, unknown, object]>([
  ['both', { '0x1': { atomic, paymasterService } }, { canBatch: true, isSponsored: true }],
  ['every chain', { '0x0': { atomic, paymasterService } }, { canBatch: true, isSponsored: true }],
  ['a batch that the account pays', { '0x1': { atomic } }, { canBatch: true, isSponsored: false }],
  ['single calls that are paid', { '0x1': { paymasterService } }, { canBatch: false, isSponsored: true }],
  [
    'an account that can be upgraded',
    { '0x1': { atomic: { status: 'ready' } } },
    { ...nothing, canBatch: true },
  ],
  ['another chain', { '0x2105': { atomic, paymasterService } }, nothing],
  ['a paymaster that the app has to name', { '0x1': { paymasterService: { supported: true } } }, nothing],
  ['values of other types', { '0x1': { atomic: 'supported', paymasterService: true } }, nothing],
  ['nothing', undefined, nothing],
  ['a rejection', new Error('offline'), nothing],
])('behavior: capabilities of %s, with one request', async (_, answer, expected) => {
  const { result, count } = ask(answer)
  expect(await result).toEqual(expected)
  expect(count()).toBe(1)
})

test.each<[string, Session]>([
  ['another wallet', { ...smart, connectorId: 'io.fake' }],
  ['the ordinary account', { ...smart, accounts: [{ address, type: 'eoa' }] }],
])('behavior: %s pays the fee itself', async (_, session) => {
  const { result } = ask({ '0x1': { atomic, paymasterService } }, session)
  expect(await result).toEqual({ canBatch: true, isSponsored: false })
})

test('behavior: a wallet that has refused a batch is not asked for another one, and its fees stay paid', async () => {
  const { result } = ask({ '0x1': { atomic, paymasterService } }, smart, true)
  expect(await result).toEqual({ canBatch: false, isSponsored: true })
})

test('behavior: does not wait longer than 2 s', async () => {
  const { clock, result } = ask(new Promise(() => {}))
  clock.advance(walletCapabilitiesWaitMs)
  expect(await result).toEqual(nothing)
})
