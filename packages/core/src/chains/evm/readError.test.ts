import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRejection } from './isRejection.js'
import { readError } from './readError.js'

describe('readError', () => {
  test.each<[string, unknown, number | undefined, string | undefined]>([
    ['an EIP-1193 error', { code: 4001, message: 'No.' }, 4001, 'No.'],
    ['an Error', Object.assign(new Error('No.'), { code: 4001 }), 4001, 'No.'],
    ['a text', 'No.', undefined, 'No.'],
    ['an empty text', '', undefined, undefined],
    ['an empty message', { code: 1, message: '' }, 1, undefined],
    ['a message that is not text', { message: { text: 'No.' } }, undefined, undefined],
    [
      'a code as text, as ethers and Node have them',
      { code: 'ACTION_REJECTED', message: 'No.' },
      undefined,
      'No.',
    ],
    ['a code as text, of a wallet', { code: '4001', message: 'No.' }, 4001, 'No.'],
    ['a negative code as text', { code: '-32603', message: 'No.' }, -32_603, 'No.'],
    ['an error in `error`', { error: { code: 4001, message: 'No.' } }, 4001, 'No.'],
    ['text in `error`', { error: 'No.' }, undefined, 'No.'],
    ['a JSON-RPC response', { id: 1, jsonrpc: '2.0', error: { code: 4001, message: 'No.' } }, 4001, 'No.'],
    [
      'a JSON-RPC response with a code as text in an Error',
      Object.assign(new Error('outer'), { error: { error: { code: '4001', message: 'No.' } } }),
      4001,
      'No.',
    ],
    [
      'an error of ethers 6',
      { code: 'UNKNOWN_ERROR', message: 'outer', info: { error: { code: 4001, message: 'No.' } } },
      4001,
      'No.',
    ],
    ['`error` that is a flag', { error: true, code: 4001, message: 'No.' }, 4001, 'No.'],
    ['viem’s -1, which means that there was no code', { code: -1, message: 'No.' }, undefined, 'No.'],
    ['code 0', { code: 0, message: 'No.' }, 0, 'No.'],
    ['undefined', undefined, undefined, undefined],
    ['null', null, undefined, undefined],
    ['a number', 4001, undefined, undefined],
    ['a function', () => {}, undefined, undefined],
  ])('default: %s', (_, error, code, words) => {
    expect(readError(error)).toMatchObject({ code, words })
  })

  test.each<[string, object]>([
    ['`cause`', { cause: { code: 4902, message: 'inner' } }],
    ['two causes', { cause: { code: 1, message: 'middle', cause: { code: 4902, message: 'inner' } } }],
    ['`data.originalError`', { data: { originalError: { code: 4902, message: 'inner' } } }],
    ['`data.cause`', { data: { cause: { code: 4902, message: 'inner' } } }],
    ['`data` itself', { data: { code: 4902, message: 'inner' } }],
    ['`data` of a cause', { cause: { code: 1, data: { originalError: { code: 4902, message: 'inner' } } } }],
  ])('behavior: uses the innermost code and message, in %s', (_, nested) => {
    const error = { code: -32_603, message: 'outer', ...nested }
    expect(readError(error)).toMatchObject({ code: 4902, words: 'inner' })
  })

  test('behavior: a cause takes precedence over `data`', () => {
    const error = {
      code: 1,
      message: 'outer',
      cause: { code: 2, message: 'cause' },
      data: { code: 3, message: 'data' },
    }
    expect(readError(error)).toMatchObject({ code: 2, words: 'cause' })
  })

  test.each([{ data: '0x08c379a0' }, { data: { reason: 'x' } }, { data: null }, { cause: null }])(
    'behavior: %j is data of the error, not another error',
    (extra) => {
      expect(readError({ code: 3, message: 'execution reverted', ...extra })).toMatchObject({
        code: 3,
        words: 'execution reverted',
      })
    },
  )

  test('behavior: a wrapper’s own code is not the wallet’s', () => {
    // viem’s classes have a fixed code, whatever their cause is.
    const wrapped = { code: 4001, message: 'User rejected.', cause: new Error('Socket closed.') }
    expect(readError(wrapped)).toMatchObject({ code: undefined, words: 'Socket closed.' })
  })

  test('behavior: lists the names from the outermost to the innermost', () => {
    const cause = new TypeError('inner')
    expect(readError(new RangeError('outer', { cause })).names).toEqual(['RangeError', 'TypeError'])
  })

  test('behavior: stops after 16 causes, and at a circular cause', () => {
    let deep: object = { code: 7, message: 'innermost' }
    for (let at = 0; at < 20; at += 1) deep = { code: at, message: `level ${at}`, cause: deep }
    expect(readError(deep).names).toHaveLength(16)
    const circular: { code: number; cause?: unknown } = { code: 1 }
    circular.cause = circular
    expect(readError(circular).names).toHaveLength(16)
  })

  test('behavior: never throws, and returns only a number and text', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (code, nested) => {
        for (const error of [nested, { code, message: nested, cause: nested }, { code, data: nested }]) {
          const { code: found, words } = readError(error)
          expect(['number', 'undefined']).toContain(typeof found)
          expect(['string', 'undefined']).toContain(typeof words)
        }
      }),
    )
  })
})

describe('isRejection', () => {
  test.each([4001, 5000, 5001, 5002, 5003])('default: code %i of EIP-1193 or WalletConnect', (code) => {
    expect(isRejection({ code, words: undefined })).toBe(true)
    expect(isRejection({ code: code + 10_000, words: undefined })).toBe(false)
  })

  test.each([-32_603, -32_000])(
    'behavior: code %i names no cause, so the message must name the user',
    (code) => {
      for (const words of [
        'User rejected the request',
        'user has denied it',
        'Request cancelled by the user',
        'declined by user',
      ])
        expect(isRejection({ code, words }), words).toBe(true)
      for (const words of [
        'transaction rejected',
        'nonce too low',
        'superuser rejected',
        'rejected by the node',
        '',
      ])
        expect(isRejection({ code, words }), words).toBe(false)
    },
  )

  test.each([-32_602, -32_001, 3, 4100, 4902, 0])(
    'error: code %i is not a rejection, whatever the message',
    (code) => {
      expect(isRejection({ code, words: 'User rejected the request.' })).toBe(false)
    },
  )

  test.each([
    ['Rejected', true],
    ['denied', true],
    ['The user declined.', true],
    ['Cancelled', true],
    ['canceled', true],
    ['Connection request reset. Please try again.', true],
    ['Timed out', false],
    ['', false],
    [undefined, false],
  ])('behavior: without a code, %j decides: %s', (words, expected) => {
    expect(isRejection({ code: undefined, words })).toBe(expected)
  })
})
