import { InvalidAddressError, UnknownRpcError, UserRejectedRequestError } from 'viem'
import { describe, expect, it } from 'vitest'
import {
  AbortedError,
  UserRejectedError,
  WalletNotFoundError,
  WalletResponseError,
} from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import { toWalletError } from './toWalletError.js'

const subject = { method: 'eth_requestAccounts', connectorId: 'io.alpha' }
const rejected = { code: 4001, message: 'User rejected the request.' }

/** The error of wagmi, which core recognizes only by name. */
class ProviderNotFoundError extends Error {
  override name = 'ProviderNotFoundError'
}

/** An error in the format of a provider: an `Error` with a code. */
function coded(code: number, message = 'No.', data?: unknown): Error {
  return Object.assign(new Error(message), { code, data })
}

describe('toWalletError', () => {
  it.each([
    ['behavior: EIP-1193 rejection', coded(4001)],
    ['behavior: a rejection that is a plain object', rejected],
    ['behavior: CAIP-25 rejection', coded(5000)],
    ['behavior: a rejection that viem wrapped', new UserRejectedRequestError(coded(4001))],
    [
      'behavior: a rejection nested in an internal error',
      coded(-32_603, 'Internal error', { originalError: rejected }),
    ],
    [
      'behavior: MetaMask Mobile’s rejection nested in the data of an internal error',
      coded(-32_603, 'Internal JSON-RPC error.', { code: 4001 }),
    ],
    [
      'behavior: MetaMask’s rejection serialised into `data.cause`',
      coded(-32_603, 'Internal JSON-RPC error.', { cause: { message: 'User rejected the request.' } }),
    ],
    ['behavior: Bitget Wallet’s rejection (-32603)', coded(-32_603, 'User rejected the request')],
    ['behavior: Xverse’s rejection (-32000)', coded(-32_000, 'User rejected')],
    [
      'behavior: the rejection of wallets based on WalletConnect’s examples (5002)',
      coded(5002, 'User rejected methods.'),
    ],
    ['behavior: a rejection in another word order', coded(-32_000, 'Request was rejected by the user')],
    [
      'behavior: an unspecific rejection that viem wrapped',
      new UnknownRpcError(coded(-32_603, 'User denied transaction signature.')),
    ],
    ['behavior: a rejection without a code', new Error('User denied transaction signature.')],
    ['behavior: a rejection that is only text', 'The request was rejected.'],
    [
      'behavior: a rejection without a code, which viem wrapped',
      new UnknownRpcError(new Error('User cancelled')),
    ],
    [
      'behavior: a rejection that is only text, which viem wrapped',
      new UnknownRpcError('Declined by user' as never),
    ],
    [
      'behavior: a connector’s own rejection',
      new UserRejectedRequestError(new Error('Connection request reset.')),
    ],
  ])('%s', (_, cause) => {
    const error = toWalletError({ ...subject, cause })
    expect(error).toBeInstanceOf(UserRejectedError)
    expect(error.cause).toBe(cause)
  })

  it.each([
    ['error: a LatchkitError stays unchanged', new AbortedError(), AbortedError],
    ['error: wagmi finds no wallet', new ProviderNotFoundError(), WalletNotFoundError],
    ['error: an invalid address', new InvalidAddressError({ address: '<b>' }), WalletResponseError],
    ['error: an invalid list', new TypeError('accounts.map is not a function'), WalletResponseError],
    ['error: another request is pending already', coded(-32_002, 'Already pending.'), WalletRequestError],
    ['error: unauthorized', coded(4100), WalletRequestError],
    [
      'error: a rejection message with another code',
      coded(-32_003, 'Transaction rejected: nonce too low'),
      WalletRequestError,
    ],
    [
      'error: an internal error that is not a rejection',
      coded(-32_603, 'Internal JSON-RPC error.'),
      WalletRequestError,
    ],
    [
      'error: a node that rejects a transaction',
      coded(-32_000, 'transaction rejected: nonce too low'),
      WalletRequestError,
    ],
    [
      'error: a failed call nested in the data of an internal error',
      coded(-32_603, 'Internal JSON-RPC error.', { code: 3, message: 'execution reverted' }),
      WalletRequestError,
    ],
    ['error: a value without a message', undefined, WalletRequestError],
    ['error: a circular cause', createCircularError(), WalletRequestError],
  ])('%s', (_, cause, expected) => {
    expect(toWalletError({ ...subject, cause })).toBeInstanceOf(expected)
  })

  it('behavior: keeps the wallet’s own code and message', () => {
    const cause = new UnknownRpcError(coded(-32_002, 'Already pending for origin.'))
    expect(toWalletError({ ...subject, cause })).toMatchObject({
      code: 'wallet-request',
      rpcCode: -32_002,
      details: 'Already pending for origin.',
      cause,
    })
  })

  it('behavior: uses the code and message nested in `data`', () => {
    const data = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
    const error = toWalletError({ ...subject, cause: coded(-32_603, 'Internal JSON-RPC error.', data) })
    expect(error).toMatchObject({ rpcCode: 3, details: 'execution reverted' })
  })

  it('behavior: ignores viem’s placeholder code', () => {
    const error = toWalletError({ ...subject, cause: new UnknownRpcError(new Error('Boom.')) })
    expect(error).toMatchObject({ rpcCode: undefined, details: 'Boom.' })
  })

  it('behavior: names the missing wallet', () => {
    const error = toWalletError({ ...subject, cause: new ProviderNotFoundError() })
    expect(error.message).toContain('"io.alpha"')
  })
})

function createCircularError(): Error {
  const error = new Error('Circular cause')
  error.cause = error
  return error
}
