import { WalletResponseError } from '@latchkit/core'
import { describe, expect, it } from 'vitest'
import { toCapabilities, toHash, toRpcTransaction, toSignature } from './toRequest.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('toRpcTransaction', () => {
  it('default: everything that was given, as hex, with sender and chain', () => {
    const transaction = {
      to,
      data: '0x1234',
      value: 2n ** 256n - 1n,
      gas: 21_000n,
      maxFeePerGas: 30_000_000_001n,
      maxPriorityFeePerGas: 0n,
      nonce: 0,
    } as const
    expect(toRpcTransaction({ address, chainId: 8453, transaction })).toEqual({
      from: address,
      chainId: '0x2105',
      to,
      data: '0x1234',
      value: `0x${'f'.repeat(64)}`,
      gas: '0x5208',
      maxFeePerGas: '0x6fc23ac01',
      maxPriorityFeePerGas: '0x0',
      nonce: '0x0',
    })
  })

  it('behavior: what was not given is absent, for the wallet to fill in', () => {
    const transaction = { to, value: undefined, gasPrice: 1n } as const
    expect(toRpcTransaction({ address, chainId: 1, transaction })).toEqual({
      from: address,
      chainId: '0x1',
      to,
      gasPrice: '0x1',
    })
  })

  it('behavior: nothing that is no field of a transaction gets in', () => {
    const transaction = { to, from: '0xdead', chainId: 5, type: '0x4' } as const
    expect(toRpcTransaction({ address, chainId: 1, transaction })).toEqual({
      from: address,
      chainId: '0x1',
      to,
    })
  })
})

describe('toSignature', () => {
  it.each([
    ['default: 65 bytes', `0x${'ab'.repeat(65)}`],
    ['behavior: a contract’s, of any length (EIP-1271)', `0x${'AB'.repeat(500)}`],
    ['behavior: 62 digits, the least there is (spec §5)', `0x${'a'.repeat(62)}`],
  ])('%s', (_, answer) => {
    expect(toSignature('personal_sign', answer)).toBe(answer)
  })

  it.each([
    ['error: 61 digits', `0x${'a'.repeat(61)}`],
    ['error: no hex', `0x${'g'.repeat(130)}`],
    ['error: no prefix', 'a'.repeat(130)],
    ['error: null', null],
    ['error: an object', { signature: `0x${'ab'.repeat(65)}` }],
    ['error: a line break after it', `0x${'ab'.repeat(65)}\n`],
  ])('%s', (_, answer) => {
    expect(() => toSignature('personal_sign', answer)).toThrow(WalletResponseError)
  })
})

describe('toHash', () => {
  it('default: 64 digits (spec §5)', () => {
    const hash = `0x${'aB'.repeat(32)}`
    expect(toHash('eth_sendTransaction', hash)).toBe(hash)
  })

  it.each([
    ['error: 63 digits', `0x${'a'.repeat(63)}`],
    ['error: 65 digits', `0x${'a'.repeat(65)}`],
    ['error: null', null],
    ['error: nothing', undefined],
    ['error: a line break after it', `0x${'ab'.repeat(32)}\n`],
  ])('%s', (_, answer) => {
    expect(() => toHash('eth_sendTransaction', answer)).toThrow(
      'eth_sendTransaction: it is not a transaction hash',
    )
  })
})

describe('toCapabilities', () => {
  it('default: by chain', () => {
    const capabilities = { '0x2105': { atomic: { status: 'supported' } }, '0x1': {} }
    expect(toCapabilities(capabilities)).toEqual(capabilities)
  })

  it('behavior: what is not by chain, or no object, is left out', () => {
    expect(toCapabilities({ '0x1': { a: 1 }, '0x2': 'yes', '0x3': null, base: {}, 8453: {} })).toEqual({
      '0x1': { a: 1 },
    })
  })

  it.each([
    ['error: null', null],
    ['error: text', 'nonsense'],
    ['error: a list', [{ atomic: true }]],
    ['error: nothing', undefined],
  ])('%s', (_, answer) => {
    expect(toCapabilities(answer)).toEqual({})
  })
})
