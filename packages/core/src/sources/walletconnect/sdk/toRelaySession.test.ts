import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { base, bitcoin, mainnet, solana } from '../../../exports/networks.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { toProposal } from './proposal.js'
import { toRelaySession } from './toRelaySession.js'

const topic = 'ab'.repeat(32)
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const key = 'So11111111111111111111111111111111111111112'
const struct = {
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
    expect(toRelaySession({ ...struct, peer }).peer).toEqual({ name: 'Phone' })
  })

  test('default', () => {
    expect(toRelaySession(struct)).toEqual({
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
    expect(toRelaySession({ ...struct, namespaces: former }).namespaces.solana).toMatchObject({
      accounts: [`solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${key}`],
      chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    })
  })

  test('behavior: ignores invalid accounts', () => {
    const accounts = [5, null, 'eip155:1', `solana:x:${key}`, `eip155:1:${account}`, `near:1:${account}`]
    const { namespaces } = toRelaySession({
      ...struct,
      namespaces: { eip155: { accounts }, near: { accounts } },
    })
    expect(Object.keys(namespaces)).toEqual(['eip155'])
    expect(namespaces.eip155?.accounts).toEqual([`eip155:1:${account}`])
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no topic', { ...struct, topic: 'x' }],
    ['no expiry', { ...struct, expiry: '1' }],
    ['no namespaces', { ...struct, namespaces: null }],
    ['no accounts', { ...struct, namespaces: { eip155: { accounts: 'x' } } }],
  ])('error: %s', (_, value) => {
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

describe('toProposal', () => {
  test('default: contains every configured network, by namespace', () => {
    const { eip155, solana: onSolana, ...others } = toProposal([mainnet, solana, base], {})
    expect(eip155?.chains).toEqual(['eip155:1', 'eip155:8453'])
    expect(eip155?.rpcMap).toEqual({ 1: mainnet.rpcUrls.default.http[0], 8453: base.rpcUrls.default.http[0] })
    expect(onSolana?.chains).toEqual([solana.caipNetworkId, 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'])
    expect(others).toEqual({})
  })

  test('default: contains only methods that the kit and its provider use, never eth_sign', () => {
    const proposal = toProposal([mainnet, solana, bitcoin], {})
    expect(Object.values(proposal).map(({ methods }) => methods)).toMatchInlineSnapshot(`
      [
        [
          "personal_sign",
          "eth_signTypedData_v4",
          "eth_sendTransaction",
          "wallet_switchEthereumChain",
          "wallet_addEthereumChain",
          "wallet_watchAsset",
          "wallet_getCapabilities",
          "wallet_sendCalls",
          "wallet_getCallsStatus",
          "wallet_showCallsStatus",
        ],
        [
          "solana_signMessage",
          "solana_signTransaction",
          "solana_signAllTransactions",
          "solana_signAndSendTransaction",
        ],
        [
          "sendTransfer",
          "signMessage",
          "signPsbt",
        ],
      ]
    `)
  })

  test('param: overrides', () => {
    const { eip155 } = toProposal([mainnet], {
      methods: { eip155: ['personal_sign'] },
      chains: { eip155: ['eip155:10'] },
      events: { eip155: [] },
      rpcMap: { 'eip155:1': 'https://rpc.example' },
    })
    expect(eip155).toEqual({
      methods: ['personal_sign'],
      chains: ['eip155:10'],
      events: [],
      rpcMap: { 1: 'https://rpc.example' },
    })
  })
})
