import { describe, expect, test } from 'vitest'
import { LatchkitError } from './base.js'
import { classifyError } from './classifyError.js'
import { ConfigError } from './config.js'
import { getRecoveryHint } from './getRecoveryHint.js'
import { toFailure } from './toFailure.js'
import { UnexpectedError } from './unexpected.js'
import { AbortedError, UserRejectedError } from './wallet.js'
import { WalletRequestError } from './walletRequest.js'

const make = (rest: Partial<ConstructorParameters<typeof LatchkitError>[0]> = {}) =>
  new LatchkitError({ code: 'x', shortMessage: 'It failed.', ...rest })

describe('LatchkitError', () => {
  test('default: the message is the sentence, the lines and the details, with an empty line between them', () => {
    expect(make().message).toBe('It failed.')
    expect(make({ metaMessages: ['Why.', 'What to do.'] }).message).toBe('It failed.\n\nWhy.\nWhat to do.')
    expect(make({ details: 'nonce too low' }).message).toBe('It failed.\n\nDetails: nonce too low')
    expect(make({ metaMessages: ['Why.'], details: 'nonce too low' }).message).toBe(
      'It failed.\n\nWhy.\n\nDetails: nonce too low',
    )
  })

  test('behavior: empty lines and empty details add nothing', () => {
    const error = make({ metaMessages: [], details: '' })
    expect(error.message).toBe('It failed.')
    expect(error).toMatchObject({ metaMessages: [], details: '', docsPath: undefined })
  })

  test('behavior: has a cause only if one is given, also a falsy one', () => {
    expect(Object.hasOwn(make(), 'cause')).toBe(false)
    expect(Object.hasOwn(make({ cause: undefined }), 'cause')).toBe(false)
    for (const cause of [null, 0, '', false]) expect(make({ cause })).toHaveProperty('cause', cause)
  })

  test('behavior: is an Error with a stack, and its subclasses have their own name', () => {
    const error = new ConfigError({ path: 'networks', reason: 'expected a list' })
    expect(error).toBeInstanceOf(LatchkitError)
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).toBe('ConfigError: networks: expected a list')
    expect(error.stack).toContain('base.test.ts')
  })

  test('behavior: a mistake that concerns the options as a whole has no path in its message', () => {
    const error = new ConfigError({ path: '', reason: 'Cannot set both' })
    expect(error).toMatchObject({ path: '', shortMessage: 'Cannot set both' })
  })
})

describe('walk', () => {
  test('behavior: ends if the causes form a cycle', () => {
    const cycle = new Error('cycle')
    cycle.cause = cycle
    expect(make({ cause: cycle }).walk()).toBe(cycle)
    expect(make({ cause: cycle }).walk((error) => error instanceof RangeError)).toBeUndefined()
  })

  const root = new TypeError('root')
  const wallet = new WalletRequestError({ method: 'eth_call', cause: root })
  const outer = new UnexpectedError({ cause: wallet })

  test('default: the last error of the chain', () => {
    expect(outer.walk()).toBe(root)
    expect(make().walk()).toBeInstanceOf(LatchkitError)
  })

  test('behavior: ends at a cause that is not an error, or null', () => {
    expect(make({ cause: 'text' }).walk()).toBe('text')
    const last = make({ cause: null })
    expect(make({ cause: last }).walk()).toBe(last)
  })

  test('param: matches: the first error that matches, from the outside', () => {
    expect(outer.walk((error) => error instanceof LatchkitError)).toBe(outer)
    expect(outer.walk((error) => error instanceof WalletRequestError)).toBe(wallet)
    expect(outer.walk((error) => error instanceof TypeError)).toBe(root)
    expect(outer.walk((error) => error instanceof RangeError)).toBeUndefined()
  })
})

describe('classifyError', () => {
  test.each([
    ['declined', new UserRejectedError()],
    ['cancelled', new AbortedError()],
    ['failed', new WalletRequestError({ method: 'eth_call', rpcCode: 4001 })],
    ['failed', new UnexpectedError({ cause: new UserRejectedError() })],
  ] as const)('default: %s', (kind, error) => {
    expect(classifyError(error)).toBe(kind)
  })

  test('behavior: reads the code, so that an error of another copy of the package is recognized', () => {
    expect(classifyError(make({ code: 'user-rejected' }))).toBe('declined')
    expect(classifyError(make({ code: 'aborted' }))).toBe('cancelled')
    expect(classifyError(make({ code: 'User-Rejected' }))).toBe('failed')
  })
})

describe('getRecoveryHint', () => {
  test('default: all lines after the first one', () => {
    expect(getRecoveryHint(make({ metaMessages: ['Why.', 'Do this.', 'Or that.'] }))).toBe(
      'Do this. Or that.',
    )
  })

  test('behavior: undefined without such lines, never an empty text', () => {
    for (const metaMessages of [[], ['Why.'], ['Why.', '']])
      expect(getRecoveryHint(make({ metaMessages }))).toBeUndefined()
  })
})

describe('toFailure', () => {
  test('default: the code and the values of its text, without messages, details and cause', () => {
    const error = new WalletRequestError({
      method: 'eth_call',
      rpcCode: 4900,
      details: 'Bearer secret',
      cause: new Error('secret'),
    })
    expect(toFailure(error)).toEqual({
      code: 'wallet-request',
      values: { rpcCode: 4900 },
    })
  })

  test('behavior: an error with an unknown code keeps its words', () => {
    expect(toFailure(make())).toEqual({
      code: 'custom',
      values: { text: 'It failed.', advice: undefined },
    })
  })
})
