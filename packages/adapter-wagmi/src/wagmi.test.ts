import { createContext } from '@latchkit/adapter-tests/startAdapter'
import { ConfigError, createLatchkit } from '@latchkit/core'
import { fromViemChain, mainnet, solana } from '@latchkit/core/networks'
import { testNetworks } from '@latchkit/core/testing'
import { createConfig, http, mock } from '@wagmi/core'
import { gnosis } from 'viem/chains'
import { describe, expect, it, onTestFinished } from 'vitest'
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

  it('error: rejects networks without eip155', () => {
    expect(() => wagmi()(createContext([solana]))).toThrow(ConfigError)
    expect(() => wagmi({ networks: [solana] })).toThrow(ConfigError)
  })

  it('param: networks accepts chains of viem, as createLatchkit does', async () => {
    const factory = wagmi({ networks: [gnosis, one] })
    expect(() => factory(createContext([fromViemChain(gnosis), one]))).not.toThrow()
    expect(() => factory(createContext([mainnet]))).toThrow(ConfigError)
    const { chains } = await factory.loadConfig()
    expect(chains).toMatchObject([{ id: 100, caipNetworkId: 'eip155:100' }, { id: 31337 }])
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
    expect(events).toContain('connectors')
    expect(events).not.toContain('session')
  })
})
