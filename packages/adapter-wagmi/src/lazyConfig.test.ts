import { getRejection, neverAborted } from '@latchkit/adapter-tests/promises'
import { createContext } from '@latchkit/adapter-tests/startAdapter'
import { ConfigError } from '@latchkit/core'
import { mainnet } from '@latchkit/core/networks'
import type { AdapterEvent } from '@latchkit/core/ports'
import { testNetworks } from '@latchkit/core/testing'
import { type Config, connect, createConfig, http, mock } from '@wagmi/core'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { wagmi } from './wagmi.js'

const network = { ...testNetworks[0], id: 31_337 }
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const request = { connectorId: 'mock', signal: neverAborted }

function createHostConfig(): Config {
  return createConfig({
    chains: [network],
    transports: { 31337: http() },
    connectors: [mock({ accounts: [account] })],
    storage: null,
  })
}

/** Starts an adapter with a function that loads a config. */
function startLazy(load: () => Promise<Config>) {
  const factory = wagmi({ config: load })
  const adapter = factory(createContext([testNetworks[0]]))
  const events: AdapterEvent[] = []
  onTestFinished(adapter.start((event) => events.push(event)))
  return { factory, adapter, events }
}

describe('a config that is loaded on first use', () => {
  it('default: is loaded by the first command, once', async () => {
    const load = vi.fn(async () => createHostConfig())
    const { factory, adapter, events } = startLazy(load)
    expect(events).toEqual([{ type: 'connectors', connectors: [] }])
    expect(load).not.toHaveBeenCalled()
    await expect(adapter.connect(request)).resolves.toMatchObject({ connectorId: 'mock' })
    expect((await factory.loadConfig()).state.status).toBe('connected')
    expect(load).toHaveBeenCalledTimes(1)
    expect(events.at(-1)).toMatchObject({ type: 'connectors', connectors: [{ id: 'mock' }] })
  })

  it('behavior: once the host app has loaded it, the kit follows it', async () => {
    const { factory, events } = startLazy(async () => createHostConfig())
    const config = await factory.loadConfig()
    const [connector] = config.connectors
    if (!connector) throw new Error('The config has no connector.')
    await connect(config, { connector })
    await expect
      .poll(() => events.at(-1))
      .toMatchObject({ type: 'session', session: { connectorId: 'mock' } })
  })

  it('behavior: a kit that is started later follows it too', async () => {
    const factory = wagmi({ config: async () => createHostConfig() })
    const config = await factory.loadConfig()
    const [connector] = config.connectors
    if (connector) await connect(config, { connector })
    const adapter = factory(createContext([testNetworks[0]]))
    const events: AdapterEvent[] = []
    onTestFinished(adapter.start((event) => events.push(event)))
    await expect.poll(() => events.at(-1)).toMatchObject({ type: 'session' })
  })

  it('behavior: with networks, the host app gets the config that the kit uses', async () => {
    const factory = wagmi({
      networks: [mainnet, testNetworks[0]],
      connectors: [mock({ accounts: [account] })],
    })
    const adapter = factory(createContext([testNetworks[0]]))
    onTestFinished(adapter.start(() => {}))
    await adapter.connect(request)
    const config = await factory.loadConfig()
    expect(await factory.loadConfig()).toBe(config)
    expect(config.chains.map(({ id }) => id)).toEqual([1, 31337])
    expect(config.state.status).toBe('connected')
  })

  it('error: a failed load reaches the caller, and the next call tries again', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module')
    const load = vi.fn(async () => createHostConfig()).mockRejectedValueOnce(cause)
    const { factory, adapter } = startLazy(load)
    expect(await getRejection(factory.loadConfig())).toBe(cause)
    load.mockRejectedValueOnce(cause)
    expect(await getRejection(adapter.connect(request))).toMatchObject({ code: 'unexpected', cause })
    await expect(adapter.connect(request)).resolves.toMatchObject({ connectorId: 'mock' })
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('error: rejects a config that lacks a network of the kit', async () => {
    const factory = wagmi({ config: async () => createHostConfig() })
    const adapter = factory(createContext([mainnet]))
    onTestFinished(adapter.start(() => {}))
    const failure = await getRejection(adapter.connect(request))
    expect(failure).toBeInstanceOf(ConfigError)
    expect(String(failure)).toContain('Ethereum (1) is not among the chains of the wagmi config')
  })
})
