import { testNetworks } from '@latchkit/core/testing'
import { type Connector, type CreateConnectorFn, createConfig, http, mock } from '@wagmi/core'
import { describe, expect, it } from 'vitest'
import { toConnectors } from './toConnectors.js'

const [network] = testNetworks
const provider = { request: async () => null }
const all = { enableEIP6963: true, enableInjected: true }

function connectorsOf(
  ...wallets: readonly {
    id: string
    type: string
    name?: string
    icon?: string
    rdns?: string | readonly string[]
  }[]
): readonly Connector[] {
  const connectors = wallets.map(
    ({ name = 'Wallet', ...wallet }): CreateConnectorFn =>
      (parameters) => ({
        ...mock({ accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] })(parameters),
        name,
        ...wallet,
      }),
  )
  const chains = [{ ...network, id: 31337 }] as const
  return createConfig({ chains, transports: { 31337: http() }, storage: null, connectors }).connectors
}

function providersOf(
  connectors: readonly Connector[],
  ...providers: readonly unknown[]
): Map<string, unknown> {
  return new Map(connectors.map(({ uid }, index) => [uid, providers[index]]))
}

describe('toConnectors', () => {
  it('default: maps each type of connector', () => {
    const connectors = connectorsOf(
      { id: 'io.alpha', type: 'injected', name: 'Alpha' },
      { id: 'injected', type: 'injected', name: 'Injected' },
      { id: 'walletConnect', type: 'walletConnect', name: 'WalletConnect' },
      { id: 'betaSDK', type: 'beta', name: 'Beta', rdns: ['io.beta', 'io.beta.mobile'] },
    )
    const providers = providersOf(connectors, provider, { ...provider })
    expect(toConnectors(connectors, { ...all, providers })).toMatchObject([
      { id: 'io.alpha', type: 'announced', name: 'Alpha', rdns: 'io.alpha', namespace: 'eip155' },
      { id: 'injected', type: 'injected', name: '', rdns: undefined },
      { id: 'walletConnect', type: 'walletConnect', name: 'WalletConnect', rdns: undefined },
      { id: 'betaSDK', type: 'external', name: 'Beta', rdns: 'io.beta' },
    ])
  })

  it('behavior: keeps the first of two connectors with the same id', () => {
    const connectors = connectorsOf(
      { id: 'io.alpha', type: 'injected', name: 'Alpha' },
      { id: 'io.alpha', type: 'injected', name: 'Not Alpha' },
    )
    const providers = providersOf(connectors, provider, provider)
    expect(toConnectors(connectors, { ...all, providers }).map(({ name }) => name)).toEqual(['Alpha'])
  })

  it('behavior: leaves out a connector without a wallet', () => {
    const connectors = connectorsOf({ id: 'metaMask', type: 'injected' })
    expect(toConnectors(connectors, { ...all, providers: new Map() })).toEqual([])
  })

  it('behavior: lists a wallet found in two ways once, as announced', () => {
    const connectors = connectorsOf(
      { id: 'injected', type: 'injected' },
      { id: 'io.alpha', type: 'injected' },
    )
    const providers = providersOf(connectors, provider, provider)
    expect(toConnectors(connectors, { ...all, providers }).map(({ id }) => id)).toEqual(['io.alpha'])
  })

  it('behavior: lists headless-web3-provider, whose rdns has no dot, once and as announced', () => {
    const icon = 'data:image/svg+xml,<svg/>'
    const connectors = connectorsOf(
      { id: 'injected', type: 'injected', name: 'Injected' },
      { id: 'headless-web3-provider', type: 'injected', name: 'Headless Wallet', icon },
    )
    const rows = toConnectors(connectors, { ...all, providers: providersOf(connectors, provider, provider) })
    expect(rows.map(({ id, type }) => [id, type])).toEqual([['headless-web3-provider', 'announced']])
  })

  it('behavior: does not list a wallet named by the host app again as the browser wallet', () => {
    const connectors = connectorsOf(
      { id: 'injected', type: 'injected' },
      { id: 'metaMask', type: 'injected' },
    )
    const same = providersOf(connectors, provider, provider)
    expect(toConnectors(connectors, { ...all, providers: same }).map(({ id }) => id)).toEqual(['metaMask'])
    const two = providersOf(connectors, provider, { ...provider })
    expect(toConnectors(connectors, { ...all, providers: two })).toHaveLength(2)
  })

  it.each([
    ['param: enableEIP6963', { ...all, enableEIP6963: false }, ['injected']],
    ['param: enableInjected', { ...all, enableInjected: false }, ['io.alpha']],
  ])('%s', (_, options, expected) => {
    const connectors = connectorsOf(
      { id: 'io.alpha', type: 'injected' },
      { id: 'injected', type: 'injected' },
    )
    const providers = providersOf(connectors, provider, { ...provider })
    expect(toConnectors(connectors, { ...options, providers }).map(({ id }) => id)).toEqual(expected)
  })
})
