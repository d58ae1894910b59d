import { describe, expect, test } from 'vitest'
import { declaredSchemes, isAllowedScheme } from './appSchemes.js'

describe('isAllowedScheme', () => {
  test.each(['https', 'metamask', 'aktionariat', 'zerion', 'trust', 'robinhood-wallet'])(
    'default: %s is allowed',
    (scheme) => {
      expect(isAllowedScheme(scheme)).toBe(true)
    },
  )

  test.each([
    'http',
    'javascript',
    'data',
    'file',
    'intent',
    'tel',
    '',
    ' ',
    'METAMASK',
    'metamask ',
    'metamask rainbow',
    'meta',
  ])('error: %j is not allowed', (scheme) => {
    expect(isAllowedScheme(scheme)).toBe(false)
  })

  test('param: declared', () => {
    expect(isAllowedScheme('my-wallet', ['my-wallet'])).toBe(true)
    expect(isAllowedScheme('my-wallet2', ['my-wallet'])).toBe(false)
  })
})

test.each([
  [{}, []],
  [{ mobile_link: 'wallet://', desktop_link: 'desk://' }, ['wallet', 'desk']],
  [{ mobile_link: 'WALLET://a', desktop_link: 'wallet://b' }, ['wallet', 'wallet']],
  [{ mobile_link: 'https://wallet.example' }, ['https']],
  [{ mobile_link: 'http://wallet.example' }, []],
  [{ mobile_link: 'HTTP://wallet.example' }, []],
  [{ mobile_link: 'wallet' }, []],
  [{ mobile_link: '1wallet://' }, []],
  [{ mobile_link: '//wallet' }, []],
])('default: declaredSchemes of %j', (links, schemes) => {
  expect(declaredSchemes([{ id: 'a', name: 'A', ...links }])).toEqual(schemes)
})
