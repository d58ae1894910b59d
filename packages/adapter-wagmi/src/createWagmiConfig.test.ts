import { ConfigError } from '@latchkit/core'
import { solana } from '@latchkit/core/networks'
import { testNetworks } from '@latchkit/core/testing'
import { http, mock } from '@wagmi/core'
import { gnosis } from 'viem/chains'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createWagmiConfig } from './createWagmiConfig.js'

const [one, two] = testNetworks
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('createWagmiConfig', () => {
  it('default: uses the eip155 networks and the wallet behind window.ethereum', () => {
    const config = createWagmiConfig({ networks: [solana, two, one] })
    expect(config.chains.map(({ id }) => id)).toEqual([31338, 31337])
    expect(config.connectors.map(({ id }) => id)).toEqual(['injected'])
  })

  it('param: networks accepts chains of viem, as createLatchkit does', () => {
    const config = createWagmiConfig({ networks: [gnosis, one] })
    expect(config.chains).toMatchObject([{ id: 100, caipNetworkId: 'eip155:100' }, { id: 31337 }])
    const invalid = { ...gnosis, rpcUrls: { default: { http: ['ftp://gnosis.example'] } } }
    expect(() => createWagmiConfig({ networks: [invalid] })).toThrow(ConfigError)
  })

  it('param: enableInjected false leaves out the wallet behind window.ethereum', () => {
    const config = createWagmiConfig({
      networks: [one],
      enableInjected: false,
      connectors: [mock({ accounts: [account] })],
    })
    expect(config.connectors.map(({ id }) => id)).toEqual(['mock'])
  })

  it('param: name separates the stored state of two kits; without it wagmi’s own keys are used', async () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
        removeItem: (key: string) => stored.delete(key),
      },
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    const shared = { networks: [one], enableEIP6963: false, enableInjected: false }
    const [first, second, unnamed] = ['a', 'b c', undefined].map(
      (name) => createWagmiConfig({ ...shared, name }).storage,
    )
    await first?.setItem('recentConnectorId', 'mock')
    expect(await first?.getItem('recentConnectorId')).toBe('mock')
    expect(await second?.getItem('recentConnectorId')).toBe(null)
    await unnamed?.setItem('recentConnectorId', 'other')
    await second?.setItem('recentConnectorId', 'third')
    expect([...stored.keys()].sort()).toEqual([
      'latchkit.v1.a.wagmi.recentConnectorId',
      'latchkit.v1.a.wagmi.store',
      'latchkit.v1.b%20c.wagmi.recentConnectorId',
      'latchkit.v1.b%20c.wagmi.store',
      'wagmi.recentConnectorId',
      'wagmi.store',
    ])
    await first?.removeItem('recentConnectorId')
    expect(await first?.getItem('recentConnectorId')).toBe(null)
  })

  it('behavior: with a name, a full storage does not throw, and a server has none', async () => {
    const shared = { networks: [one], name: 'a', enableEIP6963: false, enableInjected: false }
    const onServer = createWagmiConfig(shared).storage
    await onServer?.setItem('recentConnectorId', 'mock')
    expect(await onServer?.getItem('recentConnectorId')).toBe(null)
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem, removeItem: () => {} } })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { storage } = createWagmiConfig(shared)
    await expect(storage?.setItem('recentConnectorId', 'mock')).resolves.toBe(undefined)
  })

  it('param: transports applies by chain id; other networks use their rpcUrls', () => {
    const config = createWagmiConfig({
      networks: [one, two],
      transports: { 31337: http('http://127.0.0.1:9/mine') },
    })
    const urls = [31337, 31338].map((chainId) => config.getClient({ chainId }).transport.url)
    expect(urls).toEqual(['http://127.0.0.1:9/mine', 'http://127.0.0.1:8546'])
  })

  it('behavior: falls back to the next server of a network', () => {
    const http = ['http://127.0.0.1:1', 'http://127.0.0.1:2']
    const config = createWagmiConfig({ networks: [{ ...one, rpcUrls: { default: { http } } }] })
    expect(config.getClient().transport.type).toBe('fallback')
  })

  it('error: rejects networks without eip155', () => {
    expect(() => createWagmiConfig({ networks: [solana] })).toThrow(ConfigError)
  })
})
