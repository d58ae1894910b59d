import { describe, expect, test } from 'vitest'
import type { SiwxMessage, SiwxMessageData } from '../../../ports/Siwx.js'
import { findSession } from './findSession.js'
import { formatSiwxMessage } from './formatSiwxMessage.js'
import { parseMessage } from './rules.js'
import { makeMessage } from './siwx.fixtures.js'

const data = makeMessage()
const subject = { connectorId: 'io.fake', address: data.accountAddress, chainId: data.chainId }
const now = Date.parse('2030-01-01T00:00:00.000Z')

describe('formatSiwxMessage', () => {
  // The example of EIP-4361, without its line breaks for display.
  test('default: EIP-4361', () => {
    const text = formatSiwxMessage({
      ...{ accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', chainId: 'eip155:1', version: '1' },
      ...{ domain: 'example.com', uri: 'https://example.com/login', nonce: '32891756' },
      statement: 'I accept the ExampleOrg Terms of Service: https://example.com/tos',
      issuedAt: '2021-09-30T16:25:24Z',
      resources: [
        'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
        'https://example.com/my-web2-claim.json',
      ],
    })
    expect(text).toBe(`example.com wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the ExampleOrg Terms of Service: https://example.com/tos

URI: https://example.com/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/my-web2-claim.json`)
  })

  test('behavior: Sign-In With Solana without a statement has one empty line, unlike EIP-4361 and CAIP-122', () => {
    const text = formatSiwxMessage({
      ...{ ...data, accountAddress: '4Nd1m', chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', nonce: '1' },
      ...{
        notBefore: '2030-01-01T00:00:00.000Z',
        expirationTime: '2030-01-02T00:00:00.000Z',
        requestId: '7',
      },
    })
    expect(text).toBe(`app.example wants you to sign in with your Solana account:
4Nd1m

URI: https://app.example
Version: 1
Chain ID: 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp
Nonce: 1
Expiration Time: 2030-01-02T00:00:00.000Z
Not Before: 2030-01-01T00:00:00.000Z
Request ID: 7`)
    expect(formatSiwxMessage({ ...data, chainId: 'bip122:000000000019d6689c085ae165831e93' })).toContain(
      `Bitcoin account:\n${data.accountAddress}\n\n\nURI: `,
    )
  })

  test.each(['domain', 'uri', 'nonce', 'statement', 'issuedAt', 'requestId'] as const)(
    'error: a line break in %s, which could forge another field',
    (field) => {
      expect(() => formatSiwxMessage({ ...data, [field]: 'a\nNonce: 1' })).toThrow(`"${field}" is wrong`)
    },
  )

  test('error: a line break in a resource', () => {
    expect(() => formatSiwxMessage({ ...data, resources: ['a', 'b\r'] })).toThrow('"resources[1]" is wrong')
  })
})

describe('parseMessage', () => {
  test('default: the text is built from the fields', () => {
    expect(parseMessage({ ...data }, subject)).toEqual({ data, text: formatSiwxMessage(data) })
  })

  test('behavior: the text of the app is kept, and its method is not part of the session', () => {
    const text = `Hello ${data.accountAddress}, ${data.domain}, ${data.nonce}`
    const parsed = parseMessage({ ...data, toString: () => text }, subject)
    expect(parsed.text).toBe(text)
    expect(parsed.data).toEqual(data)
  })

  test('behavior: addresses of eip155 have no case', () => {
    const lower = { ...data, accountAddress: data.accountAddress.toLowerCase() }
    expect(parseMessage({ ...lower }, subject).data.accountAddress).toBe(lower.accountAddress)
    const solana = { ...subject, chainId: 'solana:a', address: 'Abc' } as const
    expect(() => parseMessage({ ...data, accountAddress: 'abc', chainId: 'solana:a' }, solana)).toThrow(
      'must be the connected account',
    )
  })

  const wrong: readonly [string, Partial<Record<keyof SiwxMessageData, unknown>>, string][] = [
    ['another account', { accountAddress: '0x1' }, '"accountAddress" of the message'],
    ['another chain', { chainId: 'eip155:10' }, '"chainId" of the message must be eip155:1'],
    ['no nonce', { nonce: '' }, '"nonce" of the message must be a text'],
    ['no domain', { domain: undefined }, '"domain" of the message must be a text'],
    ['a version that is no text', { version: 1 }, '"version" of the message must be a text'],
  ]
  test.each(wrong)('error: %s', (_title, fields, reason) => {
    // Untrusted: an app without types.
    expect(() => parseMessage({ ...data, ...fields } as SiwxMessage, subject)).toThrow(reason)
  })

  test('error: a text without what it is compared by', () => {
    const texts = [data.domain, data.nonce, `${data.domain} ${data.nonce}`, '']
    for (const text of texts)
      expect(() => parseMessage({ ...data, toString: () => text }, subject)).toThrow('must contain')
    expect(() => parseMessage(null as never, subject)).toThrow('must return a message')
  })
})

describe('findSession', () => {
  const session = { data, message: 'Sign in', signature: '0x1' }
  const at = (fields: Partial<SiwxMessageData>) => [{ ...session, data: { ...data, ...fields } }]

  test('default: the session of the account and the chain', () => {
    const others = [null, 'x', {}, ...at({ chainId: 'eip155:10' }), ...at({ accountAddress: '0x1' })]
    expect(findSession([...others, session], subject, now)).toBe(session)
    expect(findSession(others, subject, now)).toBeUndefined()
    expect(findSession(undefined, subject, now)).toBeUndefined()
  })

  test.each<[string, Partial<SiwxMessageData>, boolean]>([
    ['valid for longer', { expirationTime: '2030-01-01T00:00:00.001Z' }, true],
    ['expired', { expirationTime: '2030-01-01T00:00:00.000Z' }, false],
    ['expires at an invalid time', { expirationTime: 'never' }, false],
    ['valid from now', { notBefore: '2030-01-01T00:00:00.000Z' }, true],
    ['not valid yet', { notBefore: '2030-01-01T00:00:00.001Z' }, false],
    ['valid from an invalid time', { notBefore: '' }, false],
  ])('behavior: %s', (_title, fields, isFound) => {
    expect(findSession(at(fields), subject, now) !== undefined).toBe(isFound)
  })
})
