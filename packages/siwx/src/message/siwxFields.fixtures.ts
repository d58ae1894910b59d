import { base58 } from '@scure/base'
import fc from 'fast-check'
import { checksumAddress } from './checksumAddress.js'
import type { SiwxFields } from './SiwxFields.js'

const text = (characters: string, minLength: number, maxLength = 40) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength })

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const digits = '0123456789'
const marks = "-._~!$&'()*+,;=:@"
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })

const uri = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  text(letters + digits + marks, 1).map((path) => `urn:${path}`),
)
const time = fc
  .date({ min: new Date(0), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
  .map((date) => date.toISOString())

const account = fc.oneof(
  fc.record({
    address: bytes(20).map((address) => checksumAddress(`0x${Buffer.from(address).toString('hex')}`)),
    chainId: fc.nat().map((id) => `eip155:${id}`),
  }),
  fc.record({
    address: bytes(32).map((key) => base58.encode(key)),
    chainId: fc.constantFrom(
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    ),
  }),
  fc.record({
    address: text(letters + digits, 14),
    chainId: fc.constant('bip122:000000000019d6689c085ae165831e93'),
  }),
  fc.record({
    address: text(`${letters}${digits}-.%`, 1),
    chainId: text(`${letters}${digits}-_`, 1, 32).map((reference) => `cosmos:${reference}`),
  }),
)

/** Any valid fields, of four namespaces. */
export const siwxFields: fc.Arbitrary<SiwxFields> = fc
  .tuple(
    account,
    fc.record(
      {
        scheme: fc.constantFrom('https', 'http', 'app+x'),
        domain: fc.oneof(fc.domain(), fc.constantFrom('localhost:5173', '[::1]:80', '127.0.0.1')),
        statement: text(`${letters}${digits}${marks}/?#[] `, 1, 80),
        uri,
        nonce: text(letters + digits, 8),
        issuedAt: time,
        expirationTime: time,
        notBefore: time,
        requestId: text(letters + digits + marks, 0),
        resources: fc.array(uri, { maxLength: 4 }),
      },
      { requiredKeys: ['domain', 'uri', 'nonce', 'issuedAt'] },
    ),
  )
  .map(([one, fields]) => ({ ...fields, ...one }))
