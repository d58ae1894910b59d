import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAddress } from '../../../chains/isAddress.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { toRelaySession as parse } from './toRelaySession.js'

const toRelaySession = (value: unknown) => parse(value, isAddress)
const topic = 'ab'.repeat(32)
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const key = 'So11111111111111111111111111111111111111112'
const sdkSession = {
  topic,
  expiry: 1_700_000_000,
  peer: {
    metadata: {
      name: 'Phone',
      url: 'https://phone.example',
      icons: ['javascript:alert(1)', 'https://phone.example/icon.png'],
      redirect: { native: 'phone://', universal: 'https://phone.example/app' },
    },
  },
  namespaces: {
    eip155: {
      accounts: [`eip155:1:${account}`, `eip155:8453:${account}`],
      chains: ['eip155:1'],
      methods: ['personal_sign'],
      events: ['chainChanged'],
    },
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': {
      accounts: [`solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${key}`],
      methods: ['solana_signMessage'],
      events: [],
    },
  },
  sessionProperties: { capabilities: '{"0x1":{"atomic":{"status":"supported"}}}' },
}

describe('toRelaySession', () => {
  test.each([
    'data:image/png;base64,AAAA',
    'data:image/svg+xml,<svg/>',
    'http://127.0.0.1/icon.png',
    'http://phone.local/icon.png',
    'javascript:alert(1)',
    'blob:https://phone.example/1',
    'https://user:secret@phone.example/icon.png',
    '//phone.example/icon.png',
  ])('error: the icon %s of a wallet is not used', (icon) => {
    const peer = { metadata: { name: 'Phone', icons: [icon] } }
    expect(toRelaySession({ ...sdkSession, peer }).peer).toEqual({ name: 'Phone' })
  })

  test('default', () => {
    expect(toRelaySession(sdkSession)).toEqual({
      topic,
      expiresAt: 1_700_000_000_000,
      peer: { name: 'Phone', icon: 'https://phone.example/icon.png' },
      namespaces: {
        eip155: {
          accounts: [`eip155:1:${account}`, `eip155:8453:${account}`],
          chains: ['eip155:1', 'eip155:8453'],
          methods: ['personal_sign'],
          events: ['chainChanged'],
        },
        solana: {
          accounts: [`solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${key}`],
          chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
          methods: ['solana_signMessage'],
          events: [],
        },
      },
      capabilities: { '0x1': { atomic: { status: 'supported' } } },
    })
  })

  test('behavior: accepts the former chain id of Solana', () => {
    const former = { solana: { accounts: [`solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ:${key}`] } }
    expect(toRelaySession({ ...sdkSession, namespaces: former }).namespaces.solana).toMatchObject({
      accounts: [`solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${key}`],
      chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    })
  })

  test('behavior: ignores invalid accounts', () => {
    const accounts = [5, null, 'eip155:1', `solana:x:${key}`, `eip155:1:${account}`, `near:1:${account}`]
    const { namespaces } = toRelaySession({
      ...sdkSession,
      namespaces: { eip155: { accounts }, near: { accounts } },
    })
    expect(Object.keys(namespaces)).toEqual(['eip155'])
    expect(namespaces.eip155?.accounts).toEqual([`eip155:1:${account}`])
  })

  test.each<[string, unknown]>([
    ['no value', undefined],
    ['no topic', { ...sdkSession, topic: 'x' }],
    ['no expiry', { ...sdkSession, expiry: '1' }],
    ['no namespaces', { ...sdkSession, namespaces: null }],
    ['no accounts', { ...sdkSession, namespaces: { eip155: { accounts: 'x' } } }],
  ])('error: throws for a session with %s', (_, value) => {
    expect(() => toRelaySession(value)).toThrow('The wallet gave an answer that cannot be used.')
  })

  test('behavior: returns a session or throws WalletResponseError for any input', () => {
    fc.assert(
      fc.property(
        fc.record({
          topic: fc.constant(topic),
          expiry: fc.nat(),
          peer: fc.anything(),
          namespaces: fc.anything(),
        }),
        (value) => {
          try {
            toRelaySession(value)
          } catch (error) {
            expect(error).toBeInstanceOf(LatchkitError)
          }
        },
      ),
    )
  })
})
