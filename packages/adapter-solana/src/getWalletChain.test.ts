import { createNetwork } from '@latchkit/adapter-tests/solana/network'
import type { Network } from '@latchkit/core'
import { solana, solanaDevnet, solanaTestnet } from '@latchkit/core/networks'
import { describe, expect, it } from 'vitest'
import { chooseNetwork, getWalletChain } from './getWalletChain.js'

const local = createNetwork('solana:local', 'http://localhost:8899')
const remote = createNetwork('solana:remote', 'https://rpc.example/localhost')
const all = ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet']
const account = (chains?: readonly string[]) => ({ address: '', features: [], chains })

describe('walletChain', () => {
  it.each<[Network, string | undefined]>([
    [solana, 'solana:mainnet'],
    [solanaDevnet, 'solana:devnet'],
    [solanaTestnet, 'solana:testnet'],
    [local, 'solana:localnet'],
    // The wallet's `localnet` would be another cluster than the app's.
    [remote, undefined],
  ])('default: $name', (network, chain) => {
    expect(getWalletChain(account(all), network)).toBe(chain)
  })

  it.each(['http://127.0.0.1:8899', 'http://127.1.2.3', 'http://[::1]:8899', 'https://localhost/rpc'])(
    'behavior: %s is local',
    (url) => {
      expect(getWalletChain(account(all), createNetwork('solana:local', url))).toBe('solana:localnet')
    },
  )

  it.each(['https://localhost.example', 'https://127.0.0.1.example', 'https://example/?http://localhost'])(
    'behavior: %s is not local',
    (url) => {
      expect(getWalletChain(account(all), createNetwork('solana:local', url))).toBeUndefined()
    },
  )

  it('behavior: prefers the CAIP-2 id if the wallet supports it', () => {
    const chains = ['solana:localnet', 'solana:local']
    expect(getWalletChain(account(chains), local)).toBe('solana:local')
    expect(getWalletChain(account([solana.caipNetworkId]), solana)).toBe(solana.caipNetworkId)
  })

  it('behavior: an account without chains supports every network', () => {
    expect(getWalletChain(account(), remote)).toBe('solana:remote')
    expect(getWalletChain(account(), solana)).toBe('solana:mainnet')
    expect(getWalletChain(account([]), solana)).toBeUndefined()
  })
})

describe('chooseNetwork', () => {
  const networks = [remote, solanaDevnet, solana]

  it('default: selects the first network of the app that the account supports', () => {
    expect(chooseNetwork([account(all)], networks, undefined)).toBe(solanaDevnet.caipNetworkId)
  })

  it('param: requested network', () => {
    expect(chooseNetwork([account(all)], networks, solana.caipNetworkId)).toBe(solana.caipNetworkId)
    expect(chooseNetwork([account(all)], networks, remote.caipNetworkId)).toBe(solanaDevnet.caipNetworkId)
  })

  it('behavior: falls back to the account’s own network, by its CAIP-2 id if it has one', () => {
    expect(chooseNetwork([account(['solana:mainnet'])], [solanaDevnet], undefined)).toBe(solana.caipNetworkId)
    expect(chooseNetwork([account(['sui:mainnet', 'solana:odd'])], [solanaDevnet], undefined)).toBe(
      'solana:odd',
    )
    expect(chooseNetwork([account(['sui:mainnet'])], [solanaDevnet], undefined)).toBeUndefined()
  })

  it('behavior: supports an address that is listed once per chain', () => {
    const each = [account(['solana:devnet']), account(['solana:mainnet'])]
    expect(chooseNetwork(each, networks, solana.caipNetworkId)).toBe(solana.caipNetworkId)
    expect(chooseNetwork(each, [solana], undefined)).toBe(solana.caipNetworkId)
  })
})
