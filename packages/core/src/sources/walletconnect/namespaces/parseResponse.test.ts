import { describe, expect, test } from 'vitest'
import { WalletResponseError } from '../../../foundation/errors/wallet.js'
import { parseResponse } from './parseResponse.js'

describe('parseResponse', () => {
  test('default: returns what the function returns', () => {
    expect(parseResponse('signPsbt', () => 7)).toBe(7)
  })

  test.each<[unknown, string]>([
    [new TypeError('it is not hex'), 'signPsbt: it is not hex.'],
    ['text', 'signPsbt: .'],
  ])('error: %s names the method, and keeps the cause', (cause, text) => {
    const failing = () =>
      parseResponse('signPsbt', () => {
        throw cause
      })
    expect(failing).toThrow(WalletResponseError)
    expect(failing).toThrow(text)
    expect(failing).toThrow(expect.objectContaining({ cause }))
  })
})
