import { describe, expect, test } from 'vitest'
import { parseReturnMessage, parseReturnUri, readReturn, takeReturnUri } from './rules.js'

const frameOrigin = 'https://login.example'
const uri = `${frameOrigin}/callback?code=1&state=a.b.c`

describe('parseReturnMessage', () => {
  test('default', () => {
    expect(parseReturnMessage({ data: { resultUri: uri }, origin: frameOrigin }, frameOrigin)).toBe(uri)
  })

  test.each([
    ['another origin', { resultUri: uri }, 'https://evil.example'],
    ['no origin', { resultUri: uri }, 'null'],
    ['an origin that begins with the right one', { resultUri: uri }, `${frameOrigin}.evil.example`],
    ['another scheme', { resultUri: uri }, 'http://login.example'],
    ['a text', uri, frameOrigin],
    ['nothing', null, frameOrigin],
    ['a list', [uri], frameOrigin],
    ['another name', { uri }, frameOrigin],
    ['no text', { resultUri: { href: uri } }, frameOrigin],
    ['no URL', { resultUri: 'callback?code=1' }, frameOrigin],
    ['a URL of another origin', { resultUri: uri.replace('login.', 'evil.') }, frameOrigin],
    [
      'a URL that begins with the origin',
      { resultUri: `${frameOrigin}.evil.example/callback?code=1` },
      frameOrigin,
    ],
    ['a user name', { resultUri: uri.replace('login.example', 'login.example@evil.example') }, frameOrigin],
    ['a user name of the right host', { resultUri: uri.replace('//', '//a@') }, frameOrigin],
    ['another path', { resultUri: `${frameOrigin}/sdk?code=1` }, frameOrigin],
    ['a path below', { resultUri: `${frameOrigin}/callback/..?code=1` }, frameOrigin],
    ['no parameters', { resultUri: `${frameOrigin}/callback` }, frameOrigin],
    ['a script', { resultUri: `javascript:alert(1)//${uri}` }, frameOrigin],
    ['an oversized URL', { resultUri: uri + 'a'.repeat(20_000) }, frameOrigin],
  ])('behavior: ignores %s', (_, data, origin) => {
    expect(parseReturnMessage({ data, origin }, frameOrigin)).toBeUndefined()
  })
})

test('behavior: parseReturnUri, the frame can have a port', () => {
  const own = 'http://localhost:4000/callback?code=1'
  expect(parseReturnUri(own, 'http://localhost:4000')).toBe(own)
  expect(parseReturnUri(own, 'http://localhost:400')).toBeUndefined()
  expect(parseReturnUri(own, 'http://localhost')).toBeUndefined()
})

test.each([
  [uri, { status: 'accepted' }],
  [`${frameOrigin}/callback?error=access_denied&state=a`, { status: 'declined' }],
  [`${frameOrigin}/callback?error=user_cancelled_authorize`, { status: 'declined' }],
  [
    `${frameOrigin}/callback?error=server_error&error_description=x`,
    { status: 'refused', reason: 'server_error' },
  ],
  [`${frameOrigin}/callback?error=`, { status: 'refused', reason: '' }],
  [`${frameOrigin}/callback?error=a%0Ab%E2%80%AE`, { status: 'refused', reason: 'a b ' }],
  [`${frameOrigin}/callback?error=${'a'.repeat(300)}`, { status: 'refused', reason: 'a'.repeat(200) }],
])('behavior: readReturn, %s', (given, expected) => {
  expect(readReturn(given)).toEqual(expected)
})

test.each([
  [`https://my-dapp.example/a?result_uri=${encodeURIComponent(uri)}`, 'https://my-dapp.example/a'],
  [
    `https://my-dapp.example/a?b=%20+&result_uri=${encodeURIComponent(uri)}&c#d`,
    'https://my-dapp.example/a?b=%20+&c#d',
  ],
])('default: takeReturnUri, %s', (page, rest) => {
  expect(takeReturnUri(page, frameOrigin)).toEqual({ uri, rest })
})

test.each([
  'https://my-dapp.example/',
  'https://my-dapp.example/?result_uri=',
  `https://my-dapp.example/?result_uri=${encodeURIComponent('https://evil.example/callback?code=1')}`,
  `https://my-dapp.example/#result_uri=${encodeURIComponent(uri)}`,
])('behavior: takeReturnUri, ignores %s', (page) => {
  expect(takeReturnUri(page, frameOrigin)).toBeUndefined()
})
