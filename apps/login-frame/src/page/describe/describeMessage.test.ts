import { expect, test } from 'vitest'
import { describeMessage } from './describeMessage.js'

const address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const subject = { id: '1', origin: 'https://my-dapp.example', chainId: 'eip155:1', address } as const
const now = Date.parse('2026-01-01T00:00:00Z')
const describeText = (text: string, given: Partial<typeof subject> = {}) =>
  describeMessage(new TextEncoder().encode(text), { ...subject, ...given }, now)
const namesOf = (text: string) => describeText(text).warnings.map(({ name }) => name)

function createSignIn(changes: Readonly<Record<string, string>> = {}): string {
  const fields = {
    domain: 'my-dapp.example',
    address,
    statement: 'Log in to My dapp.',
    uri: 'https://my-dapp.example/login',
    version: '1',
    chainId: '1',
    expires: '2026-01-01T00:10:00Z',
    ...changes,
  }
  return [
    `${fields.domain} wants you to sign in with your Ethereum account:`,
    fields.address,
    '',
    fields.statement,
    '',
    `URI: ${fields.uri}`,
    `Version: ${fields.version}`,
    `Chain ID: ${fields.chainId}`,
    'Nonce: 0123456789abcdef',
    'Issued At: 2026-01-01T00:00:00Z',
    `Expiration Time: ${fields.expires}`,
    'Resources:',
    '- https://my-dapp.example/terms',
  ].join('\n')
}

test('default: a sign-in', () => {
  const text = createSignIn()
  expect(describeText(text)).toEqual({
    title: { name: 'signIn' },
    fields: [
      { name: 'statement', value: 'Log in to My dapp.' },
      { name: 'uri', value: 'https://my-dapp.example/login' },
      { name: 'chainId', value: '1' },
      { name: 'expires', value: '2026-01-01T00:10:00Z' },
      { name: 'resources', value: 'https://my-dapp.example/terms' },
    ],
    warnings: [],
    message: text,
  })
})

test.each([
  ['error: a sign-in for another domain', createSignIn({ domain: 'bank.example' }), ['signInDomain']],
  [
    'error: for a domain that begins like the own one',
    createSignIn({ domain: 'my-dapp.example.evil.example' }),
    ['signInDomain'],
  ],
  [
    'error: with a URI of another site',
    createSignIn({ uri: 'https://bank.example/login' }),
    ['signInDomain'],
  ],
  ['error: for another account', createSignIn({ address: `0x${'0'.repeat(40)}` }), ['signInAddress']],
  ['error: for another network', createSignIn({ chainId: '10' }), ['signInChain']],
  ['error: that has expired', createSignIn({ expires: '2025-12-31T23:59:59Z' }), ['signInExpired']],
  ['error: with an expiration that is not a date', createSignIn({ expires: 'never' }), ['signInExpired']],
  ['error: of another version', createSignIn({ version: '2' }), ['incompleteSignIn']],
  [
    'error: with a line that is not in the standard',
    createSignIn({ expires: '2026-01-02T00:00:00Z\nAlso: x' }),
    ['incompleteSignIn'],
  ],
  [
    'error: with the domain after a line break',
    `\n${createSignIn({ domain: 'bank.example' })}`,
    ['incompleteSignIn'],
  ],
  ['behavior: the domain can have a scheme', createSignIn({ domain: 'https://my-dapp.example' }), []],
  ['behavior: any other text', 'Hello', []],
  ['error: text that changes its direction', 'a\u202Eb', ['hiddenCharacters']],
])('%s', (_title, text, expected) => {
  expect(namesOf(text)).toEqual(expected)
})

test('behavior: a sign-in on Solana', () => {
  const solana = '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM'
  const text = createSignIn({ address: solana })
    .replace('Ethereum', 'Solana')
    .replace('Chain ID: 1', 'Chain ID: mainnet')
  const given = { address: solana, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' } as never
  expect(describeText(text, given).warnings).toEqual([])
})

test('behavior: hidden characters are visible, and bytes are hex', () => {
  expect(describeText('a\u202Eb\u200B').message).toBe('a<U+202E>b<U+200B>')
  const bytes = Uint8Array.of(0xff, 0xfe)
  expect(describeMessage(bytes, subject, now)).toMatchObject({
    message: '0xfffe',
    warnings: [{ name: 'notReadable', level: 'danger' }],
  })
  expect(describeMessage(Uint8Array.of(0x61, 0x00), subject, now).message).toBe('0x6100')
})
