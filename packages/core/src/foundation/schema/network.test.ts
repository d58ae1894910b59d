import { describe, expect, test } from 'vitest'
import { ConfigError } from '../errors/config.js'
import { checkNetwork } from './checkNetwork.js'
import { defineNetwork } from './defineNetwork.js'

const definition = {
  id: 31337,
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'], webSocket: ['ws://127.0.0.1:8545'] } },
  blockExplorers: { default: { name: 'Local explorer', url: 'http://localhost:4000' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  testnet: true,
} as const
const network = { ...definition, caipNetworkId: 'eip155:31337' }

function problemOf(change: object): string {
  try {
    checkNetwork({ ...network, ...change }, 'networks[1]')
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'no problem'
}

describe('defineNetwork', () => {
  test('default', () => {
    expect(defineNetwork(definition)).toEqual(network)
  })

  test('behavior: other namespaces', () => {
    const { contracts, blockExplorers, testnet, ...rest } = definition
    const regtest = { ...rest, chainNamespace: 'bip122', id: '0f9188f13cb7b2c71f2a335e3a4fc328' } as const
    expect(defineNetwork(regtest)).toEqual({
      ...regtest,
      caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
    })
  })

  test('error: names the invalid field', () => {
    const wrong = { ...definition, rpcUrls: { default: { http: [] } } }
    expect(() => defineNetwork(wrong)).toThrow(
      new ConfigError({ path: 'network.rpcUrls.default.http', reason: 'expected at least one URL' }),
    )
  })
})

describe('checkNetwork', () => {
  test('default', () => {
    expect(checkNetwork(network, 'network')).toBe(network)
  })

  test.each([
    [{ contracts: undefined, blockExplorers: undefined, testnet: undefined }],
    [{ contracts: {} }],
    [{ contracts: { multicall3: undefined } }],
    [{ nativeCurrency: { name: 'Coin', symbol: 'C', decimals: 0 } }],
    [{ nativeCurrency: { name: 'Coin', symbol: 'C', decimals: 255 } }],
    [{ formatters: { block: () => ({}) }, fees: {} }],
  ])('behavior: accepts %j', (change) => {
    expect(problemOf(change)).toBe('no problem')
  })

  test.each([
    [{ chainNamespace: undefined }, 'networks[1].chainNamespace: is missing. Write chainNamespace: '],
    [
      { chainNamespace: 'evm' },
      'networks[1].chainNamespace: expected one of eip155, solana, polkadot, bip122, cosmos, got "evm"',
    ],
    [{ name: '' }, 'networks[1].name: expected a text, got ""'],
    [{ name: ' ' }, 'networks[1].name: expected a text, got " "'],
    [{ id: '31337' }, 'networks[1].id: expected a chain id as a whole number, got "31337"'],
    [{ id: 0 }, 'networks[1].id: expected a chain id as a whole number, got 0'],
    [{ id: 1.5 }, 'networks[1].id: expected a chain id as a whole number, got 1.5'],
    [{ id: 2 ** 53 }, 'networks[1].id: expected a chain id'],
    [{ chainNamespace: 'solana', id: 5 }, 'networks[1].id: expected a text, got 5'],
    [{ chainNamespace: 'solana', id: '' }, 'networks[1].id: expected a text, got ""'],
    [
      { caipNetworkId: 'eip155:1' },
      'networks[1].caipNetworkId: expected "eip155:31337" in the form of CAIP-2, got "eip155:1"',
    ],
    [
      { chainNamespace: 'solana', id: 'a b', caipNetworkId: 'solana:a b' },
      'networks[1].caipNetworkId: expected "solana:a b" in the form of CAIP-2',
    ],
    [{ nativeCurrency: undefined }, 'networks[1].nativeCurrency: expected an object, got undefined'],
    [{ nativeCurrency: { name: 'E', symbol: 'E' } }, 'networks[1].nativeCurrency.decimals: expected a whole'],
    [
      { nativeCurrency: { name: 'E', symbol: 'E', decimals: -1 } },
      'networks[1].nativeCurrency.decimals: expected a whole number from 0 to 255, got -1',
    ],
    [
      { nativeCurrency: { name: 'E', symbol: 'E', decimals: 256 } },
      'networks[1].nativeCurrency.decimals: expected a whole number from 0 to 255, got 256',
    ],
    [
      { nativeCurrency: { name: 'E', symbol: 'E', decimals: 1.5 } },
      'networks[1].nativeCurrency.decimals: expected a whole number from 0 to 255, got 1.5',
    ],
    [
      { nativeCurrency: { symbol: 'E', decimals: 18 } },
      'networks[1].nativeCurrency.name: expected a text, got undefined',
    ],
    [
      { nativeCurrency: { name: 'E', decimals: 18 } },
      'networks[1].nativeCurrency.symbol: expected a text, got undefined',
    ],
    [{ rpcUrls: {} }, 'networks[1].rpcUrls.default: expected an object, got undefined'],
    [{ rpcUrls: { default: {} } }, 'networks[1].rpcUrls.default.http: expected a list, got undefined'],
    [{ rpcUrls: { default: { http: [] } } }, 'networks[1].rpcUrls.default.http: expected at least one URL'],
    [
      { rpcUrls: { default: { http: ['https://a.example', 'http://b.example'] } } },
      'networks[1].rpcUrls.default.http[1]: expected an https: URL, got "http://b.example"',
    ],
    [
      { rpcUrls: { default: { http: ['https://a.example'], webSocket: ['https://a.example'] } } },
      'networks[1].rpcUrls.default.webSocket[0]: expected a wss: URL, got "https://a.example"',
    ],
    [{ blockExplorers: {} }, 'networks[1].blockExplorers.default: expected an object'],
    [
      { blockExplorers: { default: { name: 'X', url: 'javascript:alert(1)' } } },
      'networks[1].blockExplorers.default.url: expected an https: URL, got "javascript:alert(1)"',
    ],
    [
      { blockExplorers: { default: { url: 'https://a.example' } } },
      'networks[1].blockExplorers.default.name: expected a text',
    ],
    [{ contracts: [] }, 'networks[1].contracts: expected an object, got a list'],
    [
      { contracts: { multicall3: { address: '0xcA11' } } },
      'networks[1].contracts.multicall3.address: expected an address, got "0xcA11"',
    ],
    [{ testnet: 'yes' }, 'networks[1].testnet: expected true or false, got "yes"'],
  ])('error: %j', (change, problem) => {
    expect(problemOf(change)).toContain(problem)
  })

  test.each([undefined, null, 1, 'mainnet', []])('error: %j is not a network', (value) => {
    expect(() => checkNetwork(value, 'networks[0]')).toThrow('networks[0]: expected an object, got')
  })
})
