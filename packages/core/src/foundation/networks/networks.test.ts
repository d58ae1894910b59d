import type { Chain } from 'viem'
import * as viemChains from 'viem/chains'
import { getAddress } from 'viem/utils'
import { describe, expect, test } from 'vitest'
import * as networks from '../../exports/networks.js'
import { parseCaipNetworkId } from '../schema/caip.js'
import { checkNetwork } from '../schema/checkNetwork.js'
import type { EvmNetwork, Network } from '../schema/network.js'

const { defineNetwork, fromViemChain, ...builtIn } = networks
const all: readonly Network[] = Object.values(builtIn)
const evm: readonly (readonly [EvmNetwork, Chain])[] = [
  [networks.arbitrum, viemChains.arbitrum],
  [networks.avalanche, viemChains.avalanche],
  [networks.base, viemChains.base],
  [networks.mainnet, viemChains.mainnet],
  [networks.optimism, viemChains.optimism],
  [networks.polygon, viemChains.polygon],
  [networks.sepolia, viemChains.sepolia],
]

function multicallOf({ contracts }: Chain): string {
  const contract = contracts?.multicall3
  return contract && 'address' in contract ? String(contract.address) : 'none'
}

test('default', () => {
  // The built-in networks, with the chain ids registered in the CAIP namespaces.
  expect(
    Object.fromEntries(
      Object.entries(builtIn).map(([name, { caipNetworkId, testnet = false }]) => [
        name,
        [caipNetworkId, testnet],
      ]),
    ),
  ).toEqual({
    arbitrum: ['eip155:42161', false],
    avalanche: ['eip155:43114', false],
    base: ['eip155:8453', false],
    mainnet: ['eip155:1', false],
    optimism: ['eip155:10', false],
    polygon: ['eip155:137', false],
    sepolia: ['eip155:11155111', true],
    solana: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', false],
    solanaDevnet: ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', true],
    solanaTestnet: ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', true],
    bitcoin: ['bip122:000000000019d6689c085ae165831e93', false],
    bitcoinTestnet: ['bip122:000000000933ea01ad0ee984209779ba', true],
  })
})

test.each(all)('behavior: $name passes the validation of networks', (network) => {
  expect(checkNetwork(network, 'network')).toBe(network)
  const { namespace, reference } = parseCaipNetworkId(network.caipNetworkId)
  expect(namespace).toBe(network.chainNamespace)
  expect(reference).toBe(String(network.id))
  expect(network.rpcUrls.default.http.every((url) => url.startsWith('https://'))).toBe(true)
  expect(network.blockExplorers?.default.url).toMatch(/^https:/)
})

test.each(evm)('behavior: $name agrees with viem', (network, chain) => {
  expect(network.id).toBe(chain.id)
  expect(network.nativeCurrency.decimals).toBe(chain.nativeCurrency.decimals)
  expect(network.nativeCurrency.symbol).toBe(chain.nativeCurrency.symbol)
  expect(network.contracts?.multicall3?.address).toBe(getAddress(multicallOf(chain)))
  expect(network.testnet ?? false).toBe(chain.testnet ?? false)
})

describe('fromViemChain', () => {
  test('default', () => {
    const network = fromViemChain(viemChains.gnosis)
    expect(network).toEqual({
      ...viemChains.gnosis,
      chainNamespace: 'eip155',
      caipNetworkId: 'eip155:100',
    })
  })

  test('behavior: keeps the fields that only viem reads', () => {
    const network = fromViemChain(viemChains.optimism)
    expect(network.formatters).toBe(viemChains.optimism.formatters)
    expect(network.serializers).toBe(viemChains.optimism.serializers)
  })

  test('behavior: accepts every viem chain with secure URLs', () => {
    const chains: readonly Chain[] = Object.values(viemChains)
    const refused: string[] = []
    for (const chain of chains) {
      try {
        fromViemChain(chain)
      } catch (error) {
        refused.push(`${chain.name}: ${error instanceof Error ? error.message : error}`)
      }
    }
    // A few have only an http: RPC or an invalid explorer URL; the error names the field.
    for (const reason of refused)
      expect(reason).toMatch(/: chain\.(rpcUrls|blockExplorers)\.default\.\S+: expected an? /)
    expect(refused.length).toBeLessThan(chains.length / 20)
  })

  test('error: an insecure RPC URL', () => {
    const chain = { ...viemChains.gnosis, rpcUrls: { default: { http: ['http://rpc.example'] } } }
    expect(() => fromViemChain(chain)).toThrow(
      'chain.rpcUrls.default.http[0]: expected an https: URL, got "http://rpc.example"',
    )
  })
})
