import { createContext } from '@latchkit/adapter-tests/startAdapter'
import { ConfigError, createLatchkit } from '@latchkit/core'
import { mainnet, solana } from '@latchkit/core/networks'
import { testNetworks } from '@latchkit/core/testing'
import { createConfig, http, mock } from '@wagmi/core'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { wagmi } from './wagmi.js'

const [one, two] = testNetworks
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function hostConfig() {
  return createConfig({
    chains: [{ ...one, id: 31337 }],
    transports: { 31337: http() },
    connectors: [mock({ accounts: [account] })],
  })
}

describe('wagmi', () => {
  it('default: creates an adapter for eip155 with the networks of the kit', () => {
    const adapter = wagmi()(createContext([solana, one]))
    expect(adapter).toMatchObject({ namespace: 'eip155', type: 'wagmi' })
    expect('config' in wagmi()).toBe(false)
  })

  it('param: config uses the config of the host app', () => {
    const config = hostConfig()
    expect(wagmi({ config }).config).toBe(config)
  })

  it('param: networks creates one config with the eip155 networks', () => {
    const factory = wagmi({ networks: [solana, two, one] })
    const { config } = factory
    expect(factory.config).toBe(config)
    expect(config.chains.map(({ id }) => id)).toEqual([31338, 31337])
    expect(config.connectors.map(({ id }) => id)).toEqual(['injected'])
  })

  it('param: enableInjected false leaves out the wallet behind window.ethereum', () => {
    const { config } = wagmi({
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
      (name) => wagmi({ ...shared, name }).config.storage,
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
    const onServer = wagmi(shared).config.storage
    await onServer?.setItem('recentConnectorId', 'mock')
    expect(await onServer?.getItem('recentConnectorId')).toBe(null)
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem, removeItem: () => {} } })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { storage } = wagmi(shared).config
    await expect(storage?.setItem('recentConnectorId', 'mock')).resolves.toBe(undefined)
  })

  it('param: transports applies by chain id; other networks use their rpcUrls', () => {
    const { config } = wagmi({ networks: [one, two], transports: { 31337: http('http://127.0.0.1:9/mine') } })
    const urls = [31337, 31338].map((chainId) => config.getClient({ chainId }).transport.url)
    expect(urls).toEqual(['http://127.0.0.1:9/mine', 'http://127.0.0.1:8546'])
  })

  it('behavior: falls back to the next server of a network', () => {
    const http = ['http://127.0.0.1:1', 'http://127.0.0.1:2']
    const { config } = wagmi({ networks: [{ ...one, rpcUrls: { default: { http } } }] })
    expect(config.getClient().transport.type).toBe('fallback')
  })

  it('error: rejects networks without eip155', () => {
    expect(() => wagmi()(createContext([solana]))).toThrow(ConfigError)
    expect(() => wagmi({ networks: [solana] })).toThrow(ConfigError)
  })

  it('error: rejects an unknown option name', () => {
    const options: object = { networks: [one], enableEip6963: false }
    expect(() => wagmi(options)).toThrow(
      'wagmi.enableEip6963: unknown option. Did you mean "wagmi.enableEIP6963"?',
    )
  })

  it('error: names a network of the kit that the config lacks', () => {
    const options = {
      projectId: 'test',
      networks: [one, mainnet],
      adapters: [wagmi({ config: hostConfig() })],
    } as const
    expect(() => createLatchkit(options)).toThrow('Ethereum (1) is not among the chains of the wagmi config')
  })

  it('error: rejects when a wallet reports a switch that did not happen', async () => {
    const misreporting = mock({ accounts: [account] })
    const connectors = [
      (parameters: Parameters<typeof misreporting>[0]) => ({
        ...misreporting(parameters),
        switchChain: async () => parameters.chains[1] ?? parameters.chains[0],
      }),
    ]
    const adapter = wagmi({ connectors })(createContext([one, two]))
    const signal = new AbortController().signal
    onTestFinished(adapter.start(() => {}))
    await adapter.connect({ connectorId: 'mock', signal })
    const switched = adapter.switchNetwork({ connectorId: 'mock', network: two, signal })
    await expect(switched).rejects.toThrow('The wallet is still on eip155:31337.')
  })

  it('behavior: each kit has its own config', async () => {
    const factory = wagmi({ connectors: [mock({ accounts: [account] })] })
    const [first, second] = [factory(createContext([one])), factory(createContext([one]))]
    const events: string[] = []
    first.start(() => {})
    second.start((event) => events.push(event.type))
    await first.connect({ connectorId: 'mock', signal: new AbortController().signal })
    expect(events).toEqual(['connectors'])
  })
})
