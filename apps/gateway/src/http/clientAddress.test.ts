import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress } from './clientAddress.js'

const request = (remoteAddress: string, headers: Readonly<Record<string, string>> = {}) =>
  // Nothing else of a request is read.
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage
const forwarded = { 'x-forwarded-for': '9.9.9.9, 2.2.2.2' }

test.each([
  ['this machine', request('127.0.0.1'), false, { ip: '127.0.0.1', isLocal: true }],
  ['this machine, IPv6', request('::1'), false, { ip: '0:0:0:0::/64', isLocal: true }],
  [
    'this machine, IPv4 in IPv6',
    request('::ffff:127.0.0.1'),
    false,
    { ip: '::ffff:127.0.0.1', isLocal: true },
  ],
  ['another machine', request('10.0.0.1'), false, { ip: '10.0.0.1', isLocal: false }],
  [
    'a name that only looks local',
    request('::ffff:10.127.0.1'),
    false,
    { ip: '::ffff:10.127.0.1', isLocal: false },
  ],
  [
    'a proxy that is not trusted',
    request('127.0.0.1', forwarded),
    false,
    { ip: '127.0.0.1', isLocal: false },
  ],
  ['IPv6', request('2001:db8:0:7:1:2:3:4'), false, { ip: '2001:db8:0:7::/64', isLocal: false }],
  ['IPv6 in short', request('2001:db8::4'), false, { ip: '2001:db8:0:0::/64', isLocal: false }],
  [
    'IPv6 by a proxy',
    request('10.0.0.1', { 'x-forwarded-for': '2001:0DB8::1:0:0:0:4' }),
    true,
    { ip: '2001:db8:0:1::/64', isLocal: false },
  ],
  [
    'IPv6 and its port by a proxy',
    request('10.0.0.1', { 'x-forwarded-for': '[2001:db8::4]:5678' }),
    true,
    { ip: '2001:db8:0:0::/64', isLocal: false },
  ],
  [
    'an address and its port by a proxy',
    request('10.0.0.1', { 'x-forwarded-for': '2.2.2.2:5678' }),
    true,
    { ip: '2.2.2.2', isLocal: false },
  ],
  [
    'no address',
    request('10.0.0.1', { 'x-forwarded-for': 'unknown' }),
    true,
    { ip: 'unknown', isLocal: false },
  ],
  ['a proxy that is trusted', request('127.0.0.1', forwarded), true, { ip: '2.2.2.2', isLocal: false }],
  ['a proxy that names none', request('127.0.0.1'), true, { ip: '127.0.0.1', isLocal: true }],
  [
    'a proxy that names only itself',
    request('127.0.0.1', { via: '1.1 proxy' }),
    false,
    { ip: '127.0.0.1', isLocal: false },
  ],
  [
    'a proxy of the newer header',
    request('127.0.0.1', { forwarded: 'for=1.1.1.1' }),
    false,
    { ip: '127.0.0.1', isLocal: false },
  ],
])('behavior: %s', (_name, given, trustProxy, expected) => {
  expect(clientAddress(given, trustProxy)).toEqual(expected)
})
