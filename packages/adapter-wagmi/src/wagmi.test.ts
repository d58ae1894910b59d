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
  it('default: an adapter for eip155, of the networks of the kit', () => {
    const adapter = wagmi()(contextFor([solana, one]))
    expect(adapter).toMatchObject({ namespace: 'eip155', type: 'wagmi' })
    expect('config' in wagmi()).toBe(false)
  })

  it('param: config is the host’s own', () => {
    const config = hostConfig()
    expect(wagmi({ config }).config).toBe(config)
  })

  it('param: networks makes one config, once, of those that are eip155', () => {
    const factory = wagmi({ networks: [solana, two, one] })
    const { config } = factory
    expect(factory.config).toBe(config)
    expect(config.chains.map(({ id }) => id)).toEqual([31338, 31337])
    expect(config.connectors.map(({ id }) => id)).toEqual(['injected'])
  })

  it('param: enableInjected false leaves the wallet behind window.ethereum out', () => {
    const { config } = wagmi({
      networks: [one],
      enableInjected: false,
      connectors: [mock({ accounts: [account] })],
    })
    expect(config.connectors.map(({ id }) => id)).toEqual(['mock'])
  })

  it('param: transports by chain id; the others go to the network’s own servers', () => {
    const { config } = wagmi({ networks: [one, two], transports: { 31337: http('http://127.0.0.1:9/mine') } })
    const urls = [31337, 31338].map((chainId) => config.getClient({ chainId }).transport.url)
    expect(urls).toEqual(['http://127.0.0.1:9/mine', 'http://127.0.0.1:8546'])
  })

  it('behavior: a network with several servers goes on to the next', () => {
    const http = ['http://127.0.0.1:1', 'http://127.0.0.1:2']
    const { config } = wagmi({ networks: [{ ...one, rpcUrls: { default: { http } } }] })
    expect(config.getClient().transport.type).toBe('fallback')
  })

  it('error: no network is eip155', () => {
    expect(() => wagmi()(contextFor([solana]))).toThrow(ConfigError)
    expect(() => wagmi({ networks: [solana] })).toThrow(ConfigError)
  })

  it('error: the config lacks a network of the kit, which names it at once', () => {
    const options = {
      projectId: 'test',
      networks: [one, mainnet],
      adapters: [wagmi({ config: hostConfig() })],
    } as const
    expect(() => createLatchkit(options)).toThrow('Ethereum (1) is not among the chains of the wagmi config')
  })

  it('error: a wallet that says it has switched, and has not', async () => {
    const liar = mock({ accounts: [account] })
    const connectors = [
      (parameters: Parameters<typeof liar>[0]) => ({
        ...liar(parameters),
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

  it('behavior: two kits have a config each', async () => {
    const factory = wagmi({ connectors: [mock({ accounts: [account] })] })
    const [first, second] = [factory(contextFor([one])), factory(contextFor([one]))]
    const heard: string[] = []
    first.start(() => {})
    second.start((event) => heard.push(event.type))
    await first.connect({ connectorId: 'mock', signal: new AbortController().signal })
    expect(heard).toEqual(['connectors'])
  })
})
