import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createClientAddress } from './createClientAddress.js'

const request = (
  remoteAddress: string,
  headers: Readonly<Record<string, string>> = {},
  httpVersion = '1.1',
) =>
  // The function reads no other properties of a request.
  ({ socket: { remoteAddress }, headers, httpVersion }) as unknown as IncomingMessage
const forwardedFor = (value: string) => ({ 'x-forwarded-for': value })
const read = (
  given: IncomingMessage,
  trustProxy: readonly string[] = [],
  publicUrl: readonly string[] = [],
) => createClientAddress({ trustProxy, publicUrl })(given)

test('default: a request from loopback is local', () => {
  expect(read(request('127.0.0.1'))).toEqual({ ip: '127.0.0.1', isLocal: true })
})

test.each([
  ['this machine, IPv6', request('::1'), { ip: '0:0:0:0::/64', wholeIp: '::1', isLocal: true }],
  ['this machine, IPv4 mapped to IPv6', request('::ffff:127.0.0.1'), { ip: '127.0.0.1', isLocal: true }],
  ['another machine', request('10.0.0.1'), { ip: '10.0.0.1', isLocal: false }],
  ['an address that contains "127."', request('::ffff:10.127.0.1'), { ip: '10.127.0.1', isLocal: false }],
  [
    'an IPv6 address that starts with "::1"',
    request('::1234'),
    { ip: '0:0:0:0::/64', wholeIp: '::1234', isLocal: false },
  ],
  [
    'IPv6',
    request('2001:db8:0:7:1:2:3:4'),
    { ip: '2001:db8:0:7::/64', wholeIp: '2001:db8:0:7:1:2:3:4', isLocal: false },
  ],
  [
    'shortened IPv6',
    request('2001:db8::4'),
    { ip: '2001:db8:0:0::/64', wholeIp: '2001:db8::4', isLocal: false },
  ],
  [
    'an unlisted proxy',
    request('127.0.0.1', forwardedFor('9.9.9.9, 2.2.2.2')),
    { ip: '127.0.0.1', isLocal: false },
  ],
  [
    'an unlisted proxy that sends only Via',
    request('127.0.0.1', { via: '1.1 proxy' }),
    { ip: '127.0.0.1', isLocal: false },
  ],
  [
    'an unlisted proxy with the Forwarded header',
    request('127.0.0.1', { forwarded: 'for=1.1.1.1' }),
    { ip: '127.0.0.1', isLocal: false },
  ],
  [
    'nginx with its default settings, which sends HTTP/1.0 and no header',
    request('127.0.0.1', { host: '127.0.0.1:8790', connection: 'close' }, '1.0'),
    { ip: '127.0.0.1', isLocal: false },
  ],
])('behavior: without trusted proxies, %s', (_name, given, expected) => {
  expect(read(given)).toEqual(expected)
})

test.each([
  ['one address', forwardedFor('2.2.2.2'), '2.2.2.2'],
  ['a spoofed address before the one the proxy saw', forwardedFor('9.9.9.9, 2.2.2.2'), '2.2.2.2'],
  ['a second trusted proxy', forwardedFor('9.9.9.9, 2.2.2.2, 127.0.0.9'), '2.2.2.2'],
  ['an address and its port', forwardedFor('2.2.2.2:5678'), '2.2.2.2'],
  ['IPv6', forwardedFor('2001:0DB8::1:0:0:0:4'), '2001:db8:0:1::/64'],
  ['IPv6 and its port', forwardedFor('[2001:db8::4]:5678'), '2001:db8:0:0::/64'],
  ['IPv4 mapped to IPv6', forwardedFor('::ffff:2.2.2.2'), '2.2.2.2'],
  ['no header', {}, '127.0.0.1'],
  ['an empty header', forwardedFor(''), '127.0.0.1'],
  ['a word instead of an address', forwardedFor('unknown'), '127.0.0.1'],
  ['an address that is too long', forwardedFor('2.2.2.2.2'), '127.0.0.1'],
  ['an address out of range', forwardedFor('2.2.2.256'), '127.0.0.1'],
  ['a malformed address after the right one', forwardedFor('2.2.2.2, nonsense'), '127.0.0.1'],
  ['a comma at the end', forwardedFor('2.2.2.2,'), '2.2.2.2'],
])('behavior: X-Forwarded-For of a trusted proxy: %s', (_name, headers, ip) => {
  expect(read(request('127.0.0.1', headers), ['loopback'])).toMatchObject({ ip, isLocal: false })
})

test('behavior: ignores X-Forwarded-For of a client that is not a listed proxy', () => {
  const spoofed = request('10.0.0.7', forwardedFor('127.0.0.1'))
  expect(read(spoofed, ['loopback', '10.0.0.0/30'])).toEqual({ ip: '10.0.0.7', isLocal: false })
})

test('param: with a public publicUrl no request is local', () => {
  expect(read(request('127.0.0.1'), [], ['https://relay.example.com']).isLocal).toBe(false)
  expect(read(request('127.0.0.1'), [], ['ws://localhost:8790', 'ws://127.0.0.1:8790']).isLocal).toBe(true)
})

test.each(['linklocal', 'uniquelocal', '10.0.0.0/8', '192.0.2.1', '2001:db8::/32', '10.0.0.0/255.0.0.0'])(
  'param: trustProxy %s',
  (entry) => {
    expect(read(request('127.0.0.1'), [entry]).isLocal).toBe(false)
  },
)

test.each(['true', '1', 'all', 'localhost', '0.0.0.0/0', '::/0', '::ffff:0.0.0.0/96', '10.0.0.0/33', ''])(
  'error: trustProxy %j',
  (entry) => {
    expect(() => createClientAddress({ trustProxy: [entry], publicUrl: [] })).toThrow(
      'trustProxy must list the addresses of your proxies',
    )
  },
)
