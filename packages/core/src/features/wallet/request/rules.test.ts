import { describe, expect, test } from 'vitest'
import { InvalidTransactionError } from '../../../foundation/errors/parameters.js'
import type { EvmTransaction } from '../../../ports/EvmMethods.js'
import { makeSession } from '../connection/session.fixtures.js'
import type { Write } from './machine.js'
import { checkSessionUnchanged, checkTransaction, copyTypedData } from './rules.js'

describe('checkSessionUnchanged', () => {
  const intent = { kind: 'signMessage', message: 'hello' } as const
  const write: Write = { id: '1', connectorId: 'a', address: '0x1', chainId: 'eip155:1', intent }
  const session = makeSession('a', { addresses: ['0x1', '0x2'] })

  test('default', () => {
    expect(() => checkSessionUnchanged(write, session, 'eip155')).not.toThrow()
  })

  test.each([
    ['wallet', makeSession('b', { addresses: ['0x1'] }), 'a', 'b'],
    ['account', makeSession('a', { addresses: ['0x2', '0x1'] }), '0x1', '0x2'],
    ['chain', makeSession('a', { addresses: ['0x1'], chainId: 'eip155:10' }), 'eip155:1', 'eip155:10'],
  ] as const)('error: another %s', (changed, now, before, after) => {
    expect(() => checkSessionUnchanged(write, now, 'eip155')).toThrow(
      expect.objectContaining({ code: 'session-changed', changed }),
    )
    expect(() => checkSessionUnchanged(write, now, 'eip155')).toThrow(
      `It was ${before}, and is ${after}. Nothing was signed or sent.`,
    )
  })

  test('error: no session', () => {
    expect(() => checkSessionUnchanged(write, undefined, 'eip155')).toThrow(
      expect.objectContaining({ code: 'not-connected' }),
    )
  })
})

describe('checkTransaction', () => {
  const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const max = 2n ** 256n - 1n

  test.each<[string, EvmTransaction]>([
    ['only to', { to }],
    ['a contract creation', { data: '0x6001' }],
    [
      'all EIP-1559 fields',
      { to, data: '0x', value: 1n, gas: 21_000n, maxFeePerGas: 2n, maxPriorityFeePerGas: 1n, nonce: 0 },
    ],
    ['a legacy price', { to, gasPrice: 1n }],
    ['amounts of zero', { to, value: 0n, gasPrice: 0n }],
    ['a max fee at the 256-bit maximum', { to, maxFeePerGas: max }],
    ['a priority fee as high as the max fee', { to, maxFeePerGas: 5n, maxPriorityFeePerGas: 5n }],
    ['a priority fee alone', { to, maxPriorityFeePerGas: 5n }],
    ['fields that are undefined', { to, data: undefined, gasPrice: undefined, maxFeePerGas: 1n }],
    ['an address in lower case', { to: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8' }],
  ])('behavior: passes %s', (_, transaction) => {
    expect(() => checkTransaction(transaction)).not.toThrow()
  })

  test.each<[string, object, string, string]>([
    [
      'the max fee must not exceed the 256-bit maximum',
      { to, maxFeePerGas: max + 1n },
      'maxFeePerGas',
      'it exceeds the 256-bit maximum',
    ],
    [
      'the gas price must not exceed the 256-bit maximum',
      { to, gasPrice: max + 1n },
      'gasPrice',
      'it exceeds the 256-bit maximum',
    ],
    [
      'the value must not exceed the 256-bit maximum',
      { to, value: max + 1n },
      'value',
      'it exceeds the 256-bit maximum',
    ],
    [
      'the priority fee must not exceed the max fee',
      { to, maxFeePerGas: 5n, maxPriorityFeePerGas: 6n },
      'maxPriorityFeePerGas',
      'it exceeds maxFeePerGas',
    ],
    [
      'a gas price cannot be combined with a max fee',
      { to, gasPrice: 1n, maxFeePerGas: 1n },
      'gasPrice',
      'it cannot be combined with',
    ],
    [
      'a gas price cannot be combined with a priority fee',
      { to, gasPrice: 1n, maxPriorityFeePerGas: 1n },
      'gasPrice',
      'it cannot be combined with',
    ],
    ['to must start with 0x', { to: `${to.slice(2)}0x` }, 'to', 'it starts with 0x'],
    ['to must be 20 bytes', { to: `${to}00` }, 'to', 'it is 0x and 40 hex digits'],
    [
      'to must have a valid checksum',
      { to: to.replace('C8', 'c8') },
      'to',
      'it is 0x and 40 hex digits, with a right checksum',
    ],
    ['data must start with 0x', { to, data: '12340x' }, 'data', 'it starts with 0x'],
    ['data must be whole bytes', { to, data: '0x123' }, 'data', 'whole bytes'],
    ['to or data is required', {}, 'to', 'without it a contract is made'],
    ['a contract creation must have data', { data: '0x' }, 'to', 'without it a contract is made'],
    ['amounts must be bigint', { to, value: 1 }, 'value', 'it is a bigint'],
    ['amounts must not be negative', { to, gas: -1n }, 'gas', 'it is negative'],
    ['a nonce must be an integer', { to, nonce: 1.5 }, 'nonce', 'it is a whole number from 0'],
    ['a nonce must not be negative', { to, nonce: -1 }, 'nonce', 'it is a whole number from 0'],
    ['unknown fields are rejected', { to, chainId: 1 }, 'chainId', 'there is no such field'],
  ])('error: %s', (_, transaction, field, reason) => {
    const check = () => checkTransaction(transaction)
    expect(check).toThrow(InvalidTransactionError)
    expect(check).toThrow(expect.objectContaining({ field }))
    expect(check).toThrow(reason)
  })
})

describe('copyTypedData', () => {
  const typedData = {
    domain: { name: 'Mail', chainId: 1n },
    types: { Mail: [{ name: 'contents', type: 'string' }] },
    primaryType: 'Mail',
    message: { contents: 'Hello' },
  }

  test('default', () => {
    const copy = copyTypedData(typedData)
    expect(copy).toEqual(typedData)
    expect(copy.message).not.toBe(typedData.message)
    expect(copy.types.Mail).not.toBe(typedData.types.Mail)
  })

  test('error: the primary type is not among the types', () => {
    for (const primaryType of ['Letter', 'toString']) {
      expect(() => copyTypedData({ ...typedData, primaryType })).toThrow(
        expect.objectContaining({
          code: 'invalid-typed-data',
          shortMessage: expect.stringContaining(primaryType),
        }),
      )
    }
  })

  test('error: values that cannot be cloned', () => {
    expect(() => copyTypedData({ ...typedData, message: { contents: () => 'Hello' } })).toThrow(
      expect.objectContaining({ code: 'invalid-typed-data' }),
    )
  })
})
