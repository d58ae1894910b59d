import { describe, expect, test } from 'vitest'
import { LatchkitError } from './base.js'
import { DisconnectError } from './connection.js'
import { getRecoveryHint } from './getRecoveryHint.js'
import { NotLoggedInError } from './login.js'
import { InvalidAddressError, InvalidAmountError } from './parameters.js'
import { RelayRefusedError, RelayUnreachableError, RemoteSessionEndedError } from './relay.js'
import { SessionChangedError } from './request.js'
import { UnexpectedError } from './unexpected.js'
import { AbortedError, UserRejectedError } from './wallet.js'
import { WalletRequestError } from './walletRequest.js'

// These errors depend on their parameters; the texts of the others are constants.

describe('InvalidAddressError', () => {
  const make = (address: unknown) =>
    new InvalidAddressError({ field: 'to', address, network: 'Solana', reason: 'It is too short' })

  test('default: the address is only in the details, because messages are logged and sent to telemetry', () => {
    const error = make('So1anaAddress')
    expect(error.details).toBe('So1anaAddress')
    expect(`${error.shortMessage} ${error.metaMessages.join(' ')}`).not.toContain('So1anaAddress')
    expect(error).toMatchObject({ field: 'to', shortMessage: '"to" is not an address on Solana.' })
  })

  test.each([
    [200, 'x'.repeat(200)],
    [201, `${'x'.repeat(200)}…`],
    [1_000_000, `${'x'.repeat(200)}…`],
  ])('behavior: truncates an address of %i characters', (length, details) => {
    expect(make('x'.repeat(length)).details).toBe(details)
  })

  test.each([
    [undefined, 'a undefined'],
    [5, 'a number'],
    [{ toString: () => 'secret' }, 'a object'],
  ])('behavior: only the type of %s', (address, details) => {
    expect(make(address).details).toBe(details)
  })
})

describe('DisconnectError', () => {
  const rejected = new UserRejectedError()
  const failed = new WalletRequestError({ method: 'disconnect' })

  test('default: one line for each namespace; the first error is the cause', () => {
    const error = new DisconnectError({ errors: { solana: failed, eip155: rejected } })
    expect(error.errors).toEqual({ solana: failed, eip155: rejected })
    expect(error.metaMessages).toEqual([
      'solana: The wallet could not do this.',
      'eip155: The request was declined in the wallet.',
    ])
    expect(error.cause).toBe(failed)
  })

  test('behavior: without errors it has neither lines nor a cause', () => {
    const error = new DisconnectError({ errors: {} })
    expect(error.message).toBe('Failed to disconnect')
    expect(Object.hasOwn(error, 'cause')).toBe(false)
  })
})

describe('WalletRequestError', () => {
  test.each([
    [undefined, 'Asked for: eth_call.'],
    [0, 'Asked for: eth_call (code 0).'],
    [-32_603, 'Asked for: eth_call (code -32603).'],
    [Number.NaN, 'Asked for: eth_call (code NaN).'],
  ])('behavior: names the code %s, without a hint', (rpcCode, line) => {
    const error = new WalletRequestError({ method: 'eth_call', rpcCode })
    expect(error.metaMessages).toEqual([line])
    expect(error.rpcCode).toBe(rpcCode)
  })
})

describe('UnexpectedError', () => {
  test.each([
    [new TypeError('x is undefined'), 'x is undefined'],
    ['text', undefined],
    [{ message: 'not an error' }, undefined],
    [undefined, undefined],
  ])('default: the details of %s are the message of an error', (cause, details) => {
    const error = new UnexpectedError({ cause })
    expect(error.details).toBe(details)
    expect(error.cause).toBe(cause)
  })
})

describe('errors with variants', () => {
  test.each([
    [new AbortedError(), 'aborted', 'Request was aborted'],
    [new AbortedError({ rpc: false }), 'aborted', 'Something went wrong'],
    [new RelayRefusedError({ reason: 'key' }), 'invalid-project-id', 'Invalid Project ID'],
    [new RelayRefusedError({ reason: 'origin' }), 'origin-not-allowed', 'Invalid App Configuration'],
    [new NotLoggedInError(), 'not-logged-in', 'You are not logged in.'],
    [new RemoteSessionEndedError(), 'session-ended', 'Session Expired'],
  ])('behavior: %s', (error, code, shortMessage) => {
    expect(error).toMatchObject({ code, shortMessage })
  })

  test('behavior: the hint of a refused project id is about the key, that of an origin about the origin', () => {
    expect(getRecoveryHint(new RelayRefusedError({ reason: 'key' }))).toContain('projectId')
    expect(getRecoveryHint(new RelayRefusedError({ reason: 'origin' }))).toContain('origin')
  })

  test('behavior: a session that expired differs from one that the wallet ended', () => {
    const [expired] = new RemoteSessionEndedError({ by: 'expiry' }).metaMessages
    const [ended] = new RemoteSessionEndedError().metaMessages
    expect(expired).toContain('expired')
    expect(ended).toContain('The wallet ended')
  })

  test('behavior: an unreachable relay keeps its cause and details', () => {
    const cause = new Error('socket closed')
    expect(new RelayUnreachableError({ details: 'wss://x', cause })).toMatchObject({
      details: 'wss://x',
      cause,
    })
    expect(new RelayUnreachableError().details).toBeUndefined()
  })

  test.each(['wallet', 'account', 'chain'] as const)(
    'behavior: a changed %s names both values',
    (changed) => {
      const error = new SessionChangedError({ changed, before: 'old', now: 'new' })
      expect(error.changed).toBe(changed)
      expect(error.message).toMatch(new RegExp(`^The ${changed} changed[^]*It was old, and is new`))
    },
  )

  test('behavior: an invalid amount names its unit', () => {
    const error = new InvalidAmountError({ field: 'fee', unit: 'lamports', reason: 'it is not above zero' })
    expect(error).toBeInstanceOf(LatchkitError)
    expect(error.message).toContain('"fee" cannot be sent: it is not above zero.')
    expect(error.message).toContain('lamports')
  })
})
