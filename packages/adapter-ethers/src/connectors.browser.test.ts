import { WalletNotFoundError, WalletRequestError } from '@latchkit/core'
import type { AdapterEvent } from '@latchkit/core/ports'
import { harbor, meadow } from '@latchkit/devnet/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ethers } from './v6/ethers.js'
import { connectorId, getRejection, installTestWallets, startAdapter } from './wallets.fixtures.js'

const neverAborted = new AbortController().signal

describe('connectors', () => {
  it('behavior: emits all available wallets at once in one event', () => {
    installTestWallets()
    const { connectors, countConnectorEvents } = startAdapter(ethers())
    expect(connectors().map(({ id }) => id)).toEqual([harbor.rdns, meadow.rdns])
    expect(countConnectorEvents()).toBe(1)
  })

  it('behavior: lists a wallet behind window.ethereum that does not announce itself', () => {
    installTestWallets({ legacy: true, state: { announces: 'never' } })
    expect(startAdapter(ethers()).connectors()).toMatchObject([
      { id: 'injected', type: 'injected', name: 'Browser wallet' },
      { id: meadow.rdns, type: 'announced' },
    ])
  })

  it('behavior: lists a wallet behind window.ethereum that also announces itself once', () => {
    installTestWallets({ legacy: true })
    const { connectors } = startAdapter(ethers())
    expect(connectors().map(({ id }) => id)).toEqual([harbor.rdns, meadow.rdns])
  })

  it('behavior: lists a wallet behind window.ethereum that is injected late', () => {
    const { control } = installTestWallets({ state: { announces: 'never' } })
    const { connectors } = startAdapter(ethers())
    expect(connectors().map(({ id }) => id)).toEqual([meadow.rdns])
    Object.assign(window, { ethereum: control.provider })
    window.dispatchEvent(new Event('ethereum#initialized'))
    expect(connectors().map(({ id }) => id)).toEqual(['injected', meadow.rdns])
  })

  it('behavior: keeps the session of a legacy wallet that announces itself after connecting', async () => {
    const { control } = installTestWallets({ legacy: true, state: { announces: 'never' } })
    const { adapter, connectors } = startAdapter(ethers())
    const { accounts } = await adapter.connect({ connectorId: 'injected', signal: neverAborted })
    control.announce()
    expect(connectors().map(({ id }) => id)).toEqual([meadow.rdns, harbor.rdns])
    const { address } = accounts[0]
    const signature = await adapter.signMessage({ connectorId: 'injected', address, message: 'hello' })
    expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
  })

  it('behavior: lists a wallet that announces itself twice once', () => {
    installTestWallets({ state: { announces: 'twice' } })
    const rows = startAdapter(ethers())
      .connectors()
      .filter(({ id }) => id === connectorId)
    const { name, icon } = harbor
    const type = 'announced'
    expect(rows).toEqual([{ id: connectorId, rdns: connectorId, name, icon, namespace: 'eip155', type }])
  })

  it.each([
    ['param: enableEIP6963 false', { enableEIP6963: false }, ['injected']],
    ['param: enableInjected false', { enableInjected: false }, [meadow.rdns]],
  ])('%s', (_, options, expected) => {
    installTestWallets({ legacy: true, state: { announces: 'never' } })
    expect(
      startAdapter(ethers(), options)
        .connectors()
        .map(({ id }) => id),
    ).toEqual(expected)
  })

  it('error: ignores a window.ethereum that is not a provider', async () => {
    installTestWallets({ state: { announces: 'never' } })
    Object.assign(window, { ethereum: { isMetaMask: true } })
    const { adapter, connectors } = startAdapter(ethers())
    expect(connectors().map(({ id }) => id)).toEqual([meadow.rdns])
    expect(
      await getRejection(adapter.connect({ connectorId: 'injected', signal: neverAborted })),
    ).toBeInstanceOf(WalletNotFoundError)
  })

  it('behavior: lists each wallet once after a restart, and removes all listeners when stopped', () => {
    const { page } = installTestWallets()
    const { adapter, stop } = startAdapter(ethers())
    stop()
    expect(page.listeners()).toBe(0)
    const events: AdapterEvent[] = []
    onTestFinished(adapter.start((event) => events.push(event)))
    expect(events.map((event) => event.type === 'connectors' && event.connectors.length)).toEqual([2])
  })
})

describe('param: wallets', () => {
  it('default: lists them first and reads the provider only on connect', async () => {
    const { control } = installTestWallets({ state: { announces: 'never' } })
    let loads = 0
    const getProvider = async () => {
      loads += 1
      return control.provider
    }
    const { adapter, connectors } = startAdapter(
      ethers({ wallets: [{ id: 'own', name: 'Own', getProvider }] }),
    )
    expect(connectors()).toMatchObject([
      { id: 'own', name: 'Own', type: 'external', namespace: 'eip155' },
      { id: meadow.rdns },
    ])
    expect(loads).toBe(0)
    const session = await adapter.connect({ connectorId: 'own', signal: neverAborted })
    expect(session.accounts[0].address).toBe(control.accounts[0])
    expect(loads).toBe(1)
  })

  it('behavior: lists a wallet that also announces itself as given by the host app', () => {
    const { control } = installTestWallets()
    const own = { id: 'own', name: 'Own', rdns: harbor.rdns, getProvider: () => control.provider }
    const { connectors } = startAdapter(ethers({ wallets: [own] }))
    expect(connectors().map(({ id }) => id)).toEqual(['own', meadow.rdns])
  })

  it('error: rejects when the provider cannot be loaded', async () => {
    installTestWallets()
    const getProvider = async () => Promise.reject(new Error('The SDK cannot be loaded.'))
    const { adapter } = startAdapter(ethers({ wallets: [{ id: 'own', name: 'Own', getProvider }] }))
    const failure = await getRejection(adapter.connect({ connectorId: 'own', signal: neverAborted }))
    expect(failure).toBeInstanceOf(WalletRequestError)
    expect(failure).toMatchObject({ details: 'The SDK cannot be loaded.' })
  })
})
