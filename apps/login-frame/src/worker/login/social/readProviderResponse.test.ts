import { describe, expect, it } from 'vitest'
import { readProviderResponse } from './readProviderResponse.js'

const base = 'https://frame.example/callback'

describe('readProviderResponse', () => {
  it.each([
    ['a code', '?code=c%2B1&state=s&other=1', { state: 's', code: 'c+1' }],
    [
      'a code and its issuer (RFC 9207)',
      '?code=c&state=s&iss=https%3A%2F%2Fprovider.example',
      { state: 's', code: 'c', iss: 'https://provider.example' },
    ],
    ['a user who has declined', '?error=access_denied&state=s', { state: 's', error: 'declined' }],
    ['the same at Apple', '?error=user_cancelled_authorize&state=s', { state: 's', error: 'declined' }],
    ['an error', '?error=server_error&state=s', { state: 's', error: 'provider_error' }],
    ['an error with a code', '?error=access_denied&state=s&code=c', { state: 's', error: 'declined' }],
  ])('default: %s', (_, query, expected) => {
    expect(readProviderResponse(base + query)).toEqual(expected)
  })

  it.each([
    ['no state', `${base}?code=c`],
    ['no code', `${base}?state=s`],
    ['an empty code', `${base}?state=s&code=`],
    ['a code that is too long', `${base}?state=s&code=${'c'.repeat(4097)}`],
    ['no URL', '?state=s&code=c'],
    ['parameters in the fragment', `${base}#state=s&code=c`],
  ])('error: %s', (_, uri) => {
    expect(() => readProviderResponse(uri)).toThrow(expect.objectContaining({ code: 'provider_error' }))
  })
})
