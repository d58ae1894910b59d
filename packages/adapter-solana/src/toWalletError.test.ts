import { AbortedError } from '@latchkit/core'
import { describe, expect, it } from 'vitest'
import { askWallet, toWalletError } from './toWalletError.js'

const subject = { method: 'solana_signMessage', connectorId: 'Lagoon' }

/** As wallet-adapter's classes: the wallet's own error is in `error`. */
function adapterError(name: string, message: string, error?: unknown): Error {
  return Object.assign(new Error(message), { name, error })
}

describe('toWalletError', () => {
  it.each([
    ['EIP-1193’s code', { code: 4001, message: 'User rejected the request.' }],
    ['CAIP-25’s code', { code: 5000, message: '' }],
    ['the code within a wrapper', { code: -32603, data: { originalError: { code: 4001 } } }],
    ['wallet-adapter', adapterError('WalletSignTransactionError', 'User rejected the request.')],
    ['wallet-adapter, around a code', adapterError('WalletConnectionError', 'Failed', { code: 4001 })],
    ['a closed window', adapterError('WalletWindowClosedError', '')],
    ['the code within `data`', { code: -32603, message: 'Internal error', data: { code: 4001 } }],
    ['a message beside an unspecific code', { code: -32603, message: 'User rejected the request' }],
    ['words alone', 'Transaction cancelled'],
    ['words alone, of an error', new Error('The user denied it')],
    ['a window, in words', new Error('Popup closed')],
  ])('default: a rejection by %s', (_, cause) => {
    expect(toWalletError({ ...subject, cause })).toMatchObject({ code: 'user-rejected', cause })
  })

  it.each([
    ['no rejection where a code says otherwise', { code: -32603, message: 'RPC rejected it' }, -32603],
    ['a code', { code: 4900, message: 'offline' }, 4900],
    [
      'the innermost code',
      adapterError('WalletSendTransactionError', 'x', { code: 4901, message: 'y' }),
      4901,
    ],
    ['no code', new Error('Something broke'), undefined],
    ['nothing at all', undefined, undefined],
    ['a number', 7, undefined],
  ])('behavior: %s is a failure', (_, cause, rpcCode) => {
    expect(toWalletError({ ...subject, cause })).toMatchObject({ code: 'wallet-request', rpcCode })
  })

  it('behavior: the wallet’s words are kept, the innermost ones', () => {
    const cause = adapterError('WalletSignMessageError', 'outer', new Error('inner'))
    expect(toWalletError({ ...subject, cause })).toMatchObject({ details: 'inner' })
  })

  it('behavior: a wallet that is not there', () => {
    const cause = adapterError('WalletNotReadyError', '')
    expect(toWalletError({ ...subject, cause })).toMatchObject({ code: 'wallet-not-found' })
  })

  it('behavior: what JavaScript throws over an answer is the answer’s fault', () => {
    const cause = new TypeError('Cannot read properties of null')
    expect(toWalletError({ ...subject, cause })).toMatchObject({ code: 'wallet-response', cause })
  })

  it('behavior: causes that go in a circle', () => {
    const cause: { code: number; cause?: unknown } = { code: 4001 }
    cause.cause = cause
    expect(toWalletError({ ...subject, cause })).toMatchObject({ code: 'user-rejected' })
  })

  it('behavior: ours stays as it is', async () => {
    const ours = new AbortedError()
    await expect(askWallet(subject, () => Promise.reject(ours))).rejects.toBe(ours)
    expect(await askWallet(subject, async () => 7)).toBe(7)
  })
})
