import { base58 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InvalidAddressError, InvalidParameterError } from '../../foundation/errors/parameters.js'
import { preflightCommitments } from '../../ports/SolanaMethods.js'
import { checkAddress } from './checkAddress.js'
import { checkSolanaAddress } from './checkSolanaAddress.js'
import { checkSolanaSendOptions } from './checkSolanaSendOptions.js'
import { networkAt } from './solana.fixtures.js'
import { isSolanaAddress } from './solanaAddress.js'
import { toSendOptions } from './toSendOptions.js'

const network = networkAt('http://127.0.0.1:1')
const valid = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

describe('checkSolanaAddress', () => {
  test('default: returns the address', () => {
    expect(() => checkSolanaAddress(valid, 'to', network)).not.toThrow()
    expect(checkAddress(valid, 'to', network)).toBe(valid)
  })

  test.each<[unknown, string]>([
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'EVM'],
    ['0x', 'EVM'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'base58'],
    [valid.slice(0, -2), 'base58'],
    [`${valid} `, 'base58'],
    [`${valid}\u202e`, 'base58'],
    ['', 'base58'],
    [undefined, 'base58'],
    [7, 'base58'],
    [base58.decode(valid), 'base58'],
  ])('error: %j: names the field and the network, and why', (address, why) => {
    expect(() => checkSolanaAddress(address, 'mint', network)).toThrow(InvalidAddressError)
    expect(() => checkSolanaAddress(address, 'mint', network)).toThrow(
      '"mint" is not an address on Made Solana.',
    )
    expect(() => checkSolanaAddress(address, 'mint', network)).toThrow(why)
    expect(() => checkAddress(address as string, 'mint', network)).toThrow(InvalidAddressError)
  })

  test('behavior: an address is exactly 32 bytes in base58', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 28, maxLength: 36 }), (bytes) => {
        expect(isSolanaAddress(base58.encode(bytes))).toBe(bytes.length === 32)
      }),
    )
    expect(isSolanaAddress(base58.encode(new Uint8Array(32).fill(255)))).toBe(true)
  })
})

describe('checkSolanaSendOptions', () => {
  test.each([
    {},
    { skipPreflight: true },
    { skipPreflight: false, maxRetries: 0, minContextSlot: 0 },
    { maxRetries: Number.MAX_SAFE_INTEGER },
    {
      skipPreflight: undefined,
      preflightCommitment: undefined,
      maxRetries: undefined,
      minContextSlot: undefined,
    },
    ...preflightCommitments.map((preflightCommitment) => ({ preflightCommitment })),
  ])('default: %j', (options) => {
    expect(() => checkSolanaSendOptions(options)).not.toThrow()
  })

  test.each<[string, object]>([
    ['skipPreflight', { skipPreflight: 'true' }],
    ['skipPreflight', { skipPreflight: 1 }],
    ['skipPreflight', { skipPreflight: null }],
    ['preflightCommitment', { preflightCommitment: 'Finalized' }],
    ['preflightCommitment', { preflightCommitment: '' }],
    ['preflightCommitment', { preflightCommitment: ['finalized'] }],
    ['maxRetries', { maxRetries: -1 }],
    ['maxRetries', { maxRetries: 1.5 }],
    ['maxRetries', { maxRetries: Number.NaN }],
    ['maxRetries', { maxRetries: Number.POSITIVE_INFINITY }],
    ['maxRetries', { maxRetries: 1n }],
    ['minContextSlot', { minContextSlot: 2 ** 53 }],
    ['minContextSlot', { minContextSlot: '9' }],
    ['skipPreFlight', { skipPreFlight: true }],
    ['commitment', { commitment: 'finalized' }],
    ['encoding', { encoding: 'base58' }],
  ])('error: %s in %o', (field, options) => {
    expect(() => checkSolanaSendOptions(options)).toThrow(InvalidParameterError)
    expect(() => checkSolanaSendOptions(options)).toThrow(`"options.${field}"`)
  })
})

describe('toSendOptions', () => {
  // Current nodes accept only three of the commitments of web3.js 1.x.
  test.each([
    ['processed', 'processed'],
    ['confirmed', 'confirmed'],
    ['finalized', 'finalized'],
    ['recent', 'processed'],
    ['single', 'confirmed'],
    ['singleGossip', 'confirmed'],
    ['root', 'finalized'],
    ['max', 'finalized'],
  ] as const)('default: the commitment %s is sent as %s', (preflightCommitment, expected) => {
    expect(toSendOptions({ preflightCommitment })).toEqual({ preflightCommitment: expected })
  })

  test('behavior: every commitment that is accepted is one of the three that are sent', () => {
    const sent = preflightCommitments.map(
      (one) => toSendOptions({ preflightCommitment: one }).preflightCommitment,
    )
    expect(new Set(sent)).toEqual(new Set(['processed', 'confirmed', 'finalized']))
  })

  test('behavior: absent options stay absent, for the wallet to decide', () => {
    expect(toSendOptions()).toEqual({})
    expect(toSendOptions({ maxRetries: 0, skipPreflight: false })).toStrictEqual({
      maxRetries: 0,
      skipPreflight: false,
    })
  })

  test.each(['__proto__', 'constructor', 'toString'])('error: the commitment %j', (preflightCommitment) => {
    expect(() => toSendOptions({ preflightCommitment: preflightCommitment as 'max' })).toThrow(
      InvalidParameterError,
    )
  })
})
