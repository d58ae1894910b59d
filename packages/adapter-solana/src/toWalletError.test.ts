import { AbortedError } from '@latchkit/core'
import { describe, expect, it } from 'vitest'
import { askWallet, toWalletError } from './toWalletError.js'

const subject = { method: 'solana_signMessage', connectorId: 'Lagoon' }

/** Creates an error like wallet-adapter's classes, with the wallet's error in `error`. */
function adapterError(name: string, message: string, error?: unknown): Error {
  return Object.assign(new Error(message), { name, error })
}

describe('toWalletError', () => {
  it.each([
    ['EIP-1193’s code', { code: 4001, message: 'User rejected the request.' }],
    ['CAIP-25’s code', { code: 5000, message: '' }],
    ['a nested code', { code: -32603, data: { originalError: { code: 4001 } } }],
    ['wallet-adapter', adapterError('WalletSignTransactionError', 'User rejected the request.')],
    ['a wallet-adapter error around a code', adapterError('WalletConnectionError', 'Failed', { code: 4001 })],
    ['a closed window', adapterError('WalletWindowClosedError', '')],
    ['a code in `data`', { code: -32603, message: 'Internal error', data: { code: 4001 } }],
    ['a message with an unspecific code', { code: -32603, message: 'User rejected the request' }],
    ['a message without code', 'Transaction cancelled'],
    ['an error message without code', new Error('The user denied it')],
    ['a message about a closed window', new Error('Popup closed')],
  ])('default: detects a rejection by %s', (_, cause) => {
    expect(toWalletError({ ...subject, cause })).toMatchObject({ code: 'user-rejected', cause })
  })

  it.each([
    ['a rejection message with another code', { code: -32603, message: 'RPC rejected it' }, -32603],
    ['a code', { code: 4900, message: 'offline' }, 4900],
    [
      'the innermost code',
      adapterError('WalletSendTransactionError', 'x', { code: 4901, message: 'y' }),
      4901,
    ],
    ['no code', new Error('Something broke'), undefined],
    ['an empty error', undefined, undefined],
    ['a number', 7, undefined],
  ])('behavior: treats %s as a failure', (_, cause, rpcCode) => {
    expect(toWalletError({ ...subject, cause })).toMatchObject({ code: 'wallet-request', rpcCode })
  })

  it('behavior: keeps the innermost message of the wallet', () => {
    const cause = adapterError('WalletSignMessageError', 'outer', new Error('inner'))
    expect(toWalletError({ ...subject, cause })).toMatchObject({ details: 'inner' })
  })

  it('behavior: detects a wallet that is not available', () => {
    const cause = adapterError('WalletNotReadyError', '')
    expect(toWalletError({ ...subject, cause })).toMatchObject({ code: 'wallet-not-found' })
  })

  it('behavior: converts a TypeError over a response to WalletResponseError', () => {
    const cause = new TypeError('Cannot read properties of null')
    expect(toWalletError({ ...subject, cause })).toMatchObject({ code: 'wallet-response', cause })
  })

  it('behavior: handles circular causes', () => {
    const cause: { code: number; cause?: unknown } = { code: 4001 }
    cause.cause = cause
    expect(toWalletError({ ...subject, cause })).toMatchObject({ code: 'user-rejected' })
  })

  it('behavior: keeps Latchkit errors unchanged', async () => {
    const ours = new AbortedError()
    await expect(askWallet(subject, () => Promise.reject(ours))).rejects.toBe(ours)
    expect(await askWallet(subject, async () => 7)).toBe(7)
  })
})
