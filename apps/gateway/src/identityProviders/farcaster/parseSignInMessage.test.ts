import { createSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { parseSignInMessage } from './parseSignInMessage.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const issuedAt = new Date('2026-01-31T12:00:00.000Z')
const message = createSiweMessage({
  domain: 'frame.example.com:8443',
  address,
  statement: 'Farcaster Auth',
  uri: 'https://frame.example.com:8443',
  version: '1',
  chainId: 10,
  nonce: 'a0'.repeat(32),
  issuedAt,
  expirationTime: new Date(issuedAt.getTime() + 1_000),
  notBefore: new Date(issuedAt.getTime() - 1_000),
  requestId: 'request',
  resources: ['farcaster://fid/12', 'https://example.com/'],
})

test('default: reads each part of a message', () => {
  expect(parseSignInMessage(message)).toEqual({
    domain: 'frame.example.com:8443',
    address,
    statement: 'Farcaster Auth',
    uri: 'https://frame.example.com:8443',
    chainId: '10',
    nonce: 'a0'.repeat(32),
    issuedAt: issuedAt.getTime(),
    expirationTime: issuedAt.getTime() + 1_000,
    notBefore: issuedAt.getTime() - 1_000,
    resources: ['farcaster://fid/12', 'https://example.com/'],
  })
})

test('behavior: optional times can be left out, and have no milliseconds', () => {
  const text = message
    .replace(/\n(Expiration Time|Not Before|Request ID): .*/g, '')
    .replace('12:00:00.000Z', '13:00:00+01:00')
  expect(parseSignInMessage(text)).toMatchObject({
    issuedAt: issuedAt.getTime(),
    expirationTime: undefined,
    notBefore: undefined,
  })
})

test.each([
  ['text before it', `Hello\n${message}`],
  ['text after it', `${message}\n\nHello`],
  ['a trailing newline', `${message}\n`],
  ['another version', message.replace('Version: 1', 'Version: 2')],
  ['a repeated part', message.replace(/(\nNonce: .*)/, '$1$1')],
  ['parts in another order', message.replace(/(\nURI: .*)(\nVersion: 1)/, '$2$1')],
  ['a scheme', `https://${message}`],
  ['no statement', message.replace('\nFarcaster Auth\n', '\n')],
  ['two lines of a statement', message.replace('Farcaster Auth', 'Farcaster\nAuth')],
  ['no resources', message.replace(/\nResources:.*$/s, '')],
  ['an impossible time', message.replace('2026-01-31T12:00:00.000Z', '2026-13-31T12:00:00.000Z')],
  ['carriage returns', message.replaceAll('\n', '\r\n')],
])('error: refuses a message with %s', (_, text) => {
  expect(text).not.toBe(message)
  expect(parseSignInMessage(text)).toBe(undefined)
})
