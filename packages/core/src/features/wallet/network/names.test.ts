import * as viemChains from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { type CaipNetworkId, isCaipNetworkId } from '../../../foundation/schema/caip.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../connection/connect.js'
import { chainNames } from './chainNames.js'
import { getNetwork } from './getNetwork.js'
import { makeNetworkConfig, solana } from './network.fixtures.js'
import { toChainName } from './toChainName.js'

const config = makeNetworkConfig()

describe('toChainName', () => {
  test.each<[string, CaipNetworkId, object]>([
    ['the configured name', 'eip155:1', { name: 'Ethereum' }],
    ['the name of the list', 'eip155:56', { name: 'BNB Smart Chain' }],
    ['the chain id', 'eip155:1337', { name: '1337', reference: '1337' }],
    ['the reference', 'cosmos:hub-4', { name: 'hub-4', reference: 'hub-4' }],
  ])('default: %s', (_, chainId, expected) => {
    expect(toChainName(config, chainId, chainNames)).toEqual(expected)
  })

  test('behavior: the configuration takes precedence over the list; without a list there is only the reference', () => {
    expect(toChainName(config, 'eip155:1', { 'eip155:1': 'Other' })).toEqual({ name: 'Ethereum' })
    expect(toChainName(config, 'eip155:56')).toEqual({ name: '56', reference: '56' })
    expect(toChainName(config, 'eip155:56', { 'eip155:56': '' })).toEqual({
      name: '56',
      reference: '56',
    })
  })
})

describe('chainNames', () => {
  const entries = Object.entries<string | undefined>(chainNames).map(([id, name = '']) => [id, name] as const)

  test('default: valid ids with names that can be shown, each once', () => {
    for (const [id, name] of entries) {
      expect(isCaipNetworkId(id)).toBe(true)
      expect(cleanName(name)).toBe(name)
    }
    expect(new Set(entries.map(([, name]) => name)).size).toBe(entries.length)
  })

  test('behavior: each EVM chain is one that viem knows, with a similar name', () => {
    const words = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? []
    const unknown = entries.filter(([id, name]) => {
      // viem has several chains with some ids.
      const known = Object.values(viemChains).filter((chain) => id === `eip155:${chain.id}`)
      return !known.some((chain) => words(chain.name).some((word) => words(name).includes(word)))
    })
    expect(unknown.filter(([id]) => id.startsWith('eip155:'))).toEqual([])
  })
})

describe('getNetwork', () => {
  const [local, , elsewhere] = testNetworks

  test('default: the selected network of the active namespace', () => {
    const { kit } = createTestKit({ networks: [local, solana] })
    expect(getNetwork(kit)).toEqual({
      namespace: 'eip155',
      chainId: local.caipNetworkId,
      network: local,
      isSupported: true,
    })
    expect(getNetwork(kit, { namespace: 'solana' })).toMatchObject({ network: solana, isSupported: true })
  })

  test('behavior: a wallet on a network that is not configured', async () => {
    const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', chainId: elsewhere.caipNetworkId }] })
    const { kit } = createTestKit({ networks: [local], adapters: [adapter] })
    kit.mount()
    await connect(kit, { connectorId: 'io.fake' })
    expect(getNetwork(kit)).toEqual({
      namespace: 'eip155',
      chainId: elsewhere.caipNetworkId,
      network: undefined,
      isSupported: false,
    })
  })

  test('behavior: a namespace that is not configured has no network', () => {
    expect(getNetwork(createTestKit().kit, { namespace: 'bip122' })).toEqual({
      namespace: 'bip122',
      chainId: undefined,
      network: undefined,
      isSupported: false,
    })
  })
})
