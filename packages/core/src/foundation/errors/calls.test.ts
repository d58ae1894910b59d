import { expect, test } from 'vitest'
import { toWalletError } from '../../chains/evm/toWalletError.js'
import { LatchkitError } from './base.js'
import {
  AtomicityNotSupportedError,
  AtomicReadyWalletRejectedUpgradeError,
  BundleTooLargeError,
  CallsNotSupportedError,
  CallsTimeoutError,
  DuplicateIdError,
  UnknownBundleIdError,
  UnsupportedChainIdError,
  UnsupportedNonOptionalCapabilityError,
} from './calls.js'
import { toCallsError } from './toCallsError.js'
import { UserRejectedError } from './wallet.js'
import { WalletRequestError } from './walletRequest.js'

const method = 'wallet_sendCalls'
const convert = (cause: unknown) =>
  toCallsError(toWalletError({ method, connectorId: 'io.fake', cause }), method)

const classes = [
  [5700, UnsupportedNonOptionalCapabilityError, 'capability-not-supported'],
  [5710, UnsupportedChainIdError, 'calls-chain-not-supported'],
  [5720, DuplicateIdError, 'calls-duplicate-id'],
  [5730, UnknownBundleIdError, 'calls-unknown-id'],
  [5740, BundleTooLargeError, 'calls-too-large'],
  [5750, AtomicReadyWalletRejectedUpgradeError, 'calls-upgrade-declined'],
  [5760, AtomicityNotSupportedError, 'calls-atomicity-not-supported'],
] as const

test.each(classes)('default: code %i', (rpcCode, Class, code) => {
  const cause = { code: rpcCode, message: 'no' }
  const error = convert(cause)
  expect(error).toBeInstanceOf(Class)
  expect(error).toBeInstanceOf(LatchkitError)
  expect(error).toMatchObject({ rpcCode, code, name: Class.name, details: 'no' })
  // What happened, why, and what to do.
  expect((error as LatchkitError).metaMessages).toHaveLength(2)
  expect((error as LatchkitError).walk((one) => one === cause)).toBe(cause)
})

test.each(
  classes.flatMap(([code, Class]) => [
    [`${code} in data.originalError`, { code: -32_603, data: { originalError: { code } } }, Class] as const,
    [`${code} in data.cause`, { code: -32_603, data: { cause: { code } } }, Class] as const,
    [`${code} in data`, { code: -32_603, data: { code } }, Class] as const,
    [`${code} in a cause`, new Error('outer', { cause: { code } }), Class] as const,
  ]),
)('behavior: finds code %s', (_, cause, Class) => {
  expect(convert(cause)).toBeInstanceOf(Class)
})

test.each([
  { code: -32_601 },
  { code: 4200, message: 'Unsupported method' },
  { code: -32_603, message: 'The method "wallet_sendCalls" does not exist / is not available.' },
  { code: -32_000, message: 'Method not supported' },
  new Error('Unsupported method: wallet_sendCalls'),
])('behavior: a wallet that does not implement the method, case %#', (cause) => {
  expect(convert(cause)).toBeInstanceOf(CallsNotSupportedError)
})

test.each([
  { code: -32_603, message: 'Internal error' },
  { code: -32_000, message: 'insufficient funds' },
  { code: -32_602, message: 'Method parameters are not supported' },
  { code: 4100 },
  { code: 5701 },
  new Error('Timed out'),
  // The wallet implements it, and its node or bundler lacks what it needs after it has sent the calls.
  { code: -32_601, message: 'There is no method eth_getUserOperationReceipt.' },
  { code: -32_603, message: 'The method eth_getUserOperationByHash does not exist/is not available' },
])('behavior: another error is no proof that nothing was sent, case %#', (cause) => {
  expect(convert(cause)).toMatchObject({ code: 'wallet-request' })
})

test('behavior: a request that the user declined, and an error of another kind, stay the same', () => {
  expect(convert({ code: 4001 })).toBeInstanceOf(UserRejectedError)
  for (const error of [new TypeError('x'), undefined, new LatchkitError({ code: 'x', shortMessage: 'x' })])
    expect(toCallsError(error, method)).toBe(error)
})

test('behavior: a method that a remote session has not approved, as its provider reports it', () => {
  const cause = new WalletRequestError({ method, rpcCode: 4200, details: 'Not approved.' })
  const thrown = Object.assign(new Error('Not approved.', { cause }), { code: 4200 })
  expect(convert(thrown)).toMatchObject({ code: 'calls-not-supported', cause })
})

test('default: names the capability, the method and the id', () => {
  expect(new UnsupportedNonOptionalCapabilityError({ capability: 'paymasterService' }).message).toContain(
    '"paymasterService" is not optional',
  )
  expect(new CallsNotSupportedError({ method }).message).toContain('wallet_sendCalls (EIP-5792)')
  const shown = new CallsNotSupportedError({ method: 'wallet_showCallsStatus' })
  expect(shown.message).toContain('wallet_showCallsStatus (EIP-5792)')
  expect(shown.shortMessage).toBe('The wallet cannot show what became of calls.')
  const { message } = new CallsTimeoutError({ id: `0x${'a'.repeat(8_192)}`, timeoutMs: 60_000 })
  expect(message).toContain('60000 ms')
  expect(message.length).toBeLessThan(300)
})
