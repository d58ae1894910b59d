import {
  AbortedError,
  ChainNotSupportedError,
  UserRejectedError,
  WalletNotFoundError,
  WalletRequestError,
  WalletResponseError,
} from '@latchkit/core'
import { ProviderNotFoundError } from '@wagmi/core'
import {
  InvalidAddressError,
  SwitchChainError,
  UnknownRpcError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { toSwitchError, toWalletError } from './toWalletError.js'

const subject = { method: 'eth_requestAccounts', connectorId: 'io.alpha' }
const rejected = { code: 4001, message: 'User rejected the request.' }

/** An error as a provider makes it: an `Error` with a code. */
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
    ['error: what is ours already stays', new AbortedError(), AbortedError],
    ['error: wagmi finds no wallet', new ProviderNotFoundError(), WalletNotFoundError],
    ['error: an address that is none', new InvalidAddressError({ address: '<b>' }), WalletResponseError],
    ['error: a list that is none', new TypeError('accounts.map is not a function'), WalletResponseError],
    ['error: a request is open already', coded(-32_002, 'Already pending.'), WalletRequestError],
    ['error: unauthorized', coded(4100), WalletRequestError],
    [
      'error: words of rejection beside another code',
      coded(-32_003, 'Transaction rejected: nonce too low'),
      WalletRequestError,
    ],
    ['error: something without any words', undefined, WalletRequestError],
    ['error: a cause that goes in a circle', inACircle(), WalletRequestError],
  ])('%s', (_, cause, expected) => {
    expect(toWalletError({ ...subject, cause })).toBeInstanceOf(expected)
  })

  it('behavior: the wallet’s own code and words are kept', () => {
    const cause = new UnknownRpcError(coded(-32_002, 'Already pending for origin.'))
    expect(toWalletError({ ...subject, cause })).toMatchObject({
      code: 'wallet-request',
      rpcCode: -32_002,
      details: 'Already pending for origin.',
      cause,
    })
  })

  it('behavior: viem’s code for "none" is none', () => {
    const error = toWalletError({ ...subject, cause: new UnknownRpcError(new Error('Boom.')) })
    expect(error).toMatchObject({ rpcCode: undefined, details: 'Boom.' })
  })

  it('behavior: the missing wallet is named', () => {
    const error = toWalletError({ ...subject, cause: new ProviderNotFoundError() })
    expect(error.message).toContain('"io.alpha"')
  })
})

describe('toSwitchError', () => {
  const about = { connectorId: 'io.alpha', network: 'Base' }

  it.each([
    ['behavior: the switch declined', new UserRejectedRequestError(coded(4001)), UserRejectedError],
    ['behavior: the adding declined', new UserRejectedRequestError(coded(4001)), UserRejectedError],
    [
      'behavior: added, but the switch to it declined',
      new UserRejectedRequestError(new Error('User rejected switch after adding network.')),
      UserRejectedError,
    ],
    [
      'error: the wallet can add no chain, which wagmi calls a rejection',
      new UserRejectedRequestError(coded(4200, 'This wallet cannot add chains.')),
      ChainNotSupportedError,
    ],
    [
      'error: the wallet failed at adding it, which wagmi calls a rejection',
      new UserRejectedRequestError(coded(-32_603, 'Internal error')),
      ChainNotSupportedError,
    ],
    ['error: the wallet does not know the chain', new SwitchChainError(coded(4902)), ChainNotSupportedError],
    [
      'error: the wallet cannot switch',
      new UnsupportedProviderMethodError(coded(4200, 'Unsupported.')),
      ChainNotSupportedError,
    ],
    ['error: there is no such method', new SwitchChainError(coded(-32_601)), ChainNotSupportedError],
    ['error: the wallet is offline', new SwitchChainError(coded(4900)), WalletRequestError],
    ['error: the wallet fails without a code', new SwitchChainError(new Error('Boom.')), WalletRequestError],
    ['error: called off', new AbortedError(), AbortedError],
  ])('%s', (_, cause, expected) => {
    expect(toSwitchError({ ...about, cause })).toBeInstanceOf(expected)
  })

  it('behavior: the network is named', () => {
    const error = toSwitchError({ ...about, cause: new SwitchChainError(coded(4902)) })
    expect(error.shortMessage).toBe('Chain is not supported')
    expect(error.message).toContain('Base')
  })
})

function inACircle(): Error {
  const error = new Error('Round and round.')
  error.cause = error
  return error
}
