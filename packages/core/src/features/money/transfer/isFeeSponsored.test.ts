import { expect, test } from 'vitest'
import { walletCapabilitiesWaitMs } from '../../../foundation/limits.js'
import type { Session } from '../../../ports/Adapter.js'
import { fakeClock } from '../../../testing/fakeClock.js'
import { isFeeSponsored } from './isFeeSponsored.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const smart: Session = {
  connectorId: 'auth',
  accounts: [
    { address, type: 'smartAccount' },
    { address, type: 'eoa' },
  ],
  chainId: 'eip155:1',
}

function ask(answer: unknown, session: Session = smart) {
  const clock = fakeClock()
  const getCapabilities = async () => {
    if (answer instanceof Error) throw answer
    return answer
  }
  const context = {
    clock,
    // Only what the function reads.
    adapterOf: () => ({ evm: { getCapabilities } }) as never,
    getState: () => ({ connection: { eip155: { status: 'connected', session } } }) as never,
  }
  const result = isFeeSponsored('eip155:1', context, walletCapabilitiesWaitMs)
  return { clock, result }
}
const sponsored = { paymasterService: { supported: true, sponsored: true } }

test.each<[string, unknown, boolean]>([
  ['the chain', { '0x1': sponsored }, true],
  ['every chain', { '0x0': sponsored }, true],
  ['another chain', { '0x2105': sponsored }, false],
  ['a paymaster that the app has to name', { '0x1': { paymasterService: { supported: true } } }, false],
  ['something that is not true', { '0x1': { paymasterService: { sponsored: 'yes' } } }, false],
  ['nothing', undefined, false],
  ['a rejection', new Error('offline'), false],
])('behavior: capabilities of %s', async (_, answer, expected) => {
  expect(await ask(answer).result).toBe(expected)
})

test.each<[string, Session]>([
  ['another wallet', { ...smart, connectorId: 'io.fake' }],
  ['the ordinary account', { ...smart, accounts: [{ address, type: 'eoa' }] }],
])('behavior: %s pays itself', async (_, session) => {
  expect(await ask({ '0x1': sponsored }, session).result).toBe(false)
})

test('behavior: does not wait longer than 2 s', async () => {
  const { clock, result } = ask(new Promise(() => {}))
  clock.advance(walletCapabilitiesWaitMs)
  expect(await result).toBe(false)
})
