import { ConfigError, createLatchkit, type Network } from '@latchkit/core'
import { mainnet, solana } from '@latchkit/core/networks'
import type { PortContext } from '@latchkit/core/ports'
import { fakeClock, testNetworks } from '@latchkit/core/testing'
import { createConfig, http, mock } from '@wagmi/core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { wagmi } from './wagmi.js'

const [one, two] = testNetworks
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function contextFor(networks: readonly Network[]): PortContext {
  return {
    projectId: 'test',
    metadata: { name: 'Test', description: '', url: 'http://localhost', icons: [] },
    networks,
    clock: fakeClock(),
    enableEIP6963: true,
    enableInjected: true,
    warn: () => {},
  }
}

function hostConfig() {
  return createConfig({
    chains: [{ ...one, id: 31337 }],
    transports: { 31337: http() },
    connectors: [mock({ accounts: [account] })],
  })
}

describe('wagmi', () => {
  it('default: creates an adapter for eip155 with the networks of the kit', () => {
    const adapter = wagmi()(contextFor([solana, one]))
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
    expect(() => wagmi()(contextFor([solana]))).toThrow(ConfigError)
    expect(() => wagmi({ networks: [solana] })).toThrow(ConfigError)
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
    const adapter = wagmi({ connectors })(contextFor([one, two]))
    const signal = new AbortController().signal
    onTestFinished(adapter.start(() => {}))
    await adapter.connect({ connectorId: 'mock', signal })
    const switched = adapter.switchNetwork({ connectorId: 'mock', network: two, signal })
    await expect(switched).rejects.toThrow('The wallet is still on eip155:31337.')
  })

  it('behavior: each kit has its own config', async () => {
    const factory = wagmi({ connectors: [mock({ accounts: [account] })] })
    const [first, second] = [factory(contextFor([one])), factory(contextFor([one]))]
    const events: string[] = []
    first.start(() => {})
    second.start((event) => events.push(event.type))
    await first.connect({ connectorId: 'mock', signal: new AbortController().signal })
    expect(events).toEqual(['connectors'])
  })
})
