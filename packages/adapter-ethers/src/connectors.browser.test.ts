import { WalletNotFoundError, WalletRequestError } from '@latchkit/core'
import type { AdapterEvent } from '@latchkit/core/ports'
import { harbor, meadow } from '@latchkit/devnet/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ethers } from './v6/ethers.js'
import { connectorId, errorOf, start, wallets } from './wallets.fixtures.js'

const never = new AbortController().signal

describe('connectors', () => {
  it('behavior: the wallets that are there at once are told at once, and together', () => {
    wallets()
    const { connectors, lists } = start(ethers())
    expect(connectors().map(({ id }) => id)).toEqual([harbor.rdns, meadow.rdns])
    expect(lists()).toBe(1)
  })

  it('behavior: the wallet behind window.ethereum that does not announce itself', () => {
    wallets({ legacy: true, state: { announces: 'never' } })
    expect(start(ethers()).connectors()).toMatchObject([
      { id: 'injected', type: 'injected', name: 'Browser wallet' },
      { id: meadow.rdns, type: 'announced' },
    ])
  })

  it('behavior: the wallet behind window.ethereum that announces itself too is there once', () => {
    wallets({ legacy: true })
    const { connectors } = start(ethers())
    expect(connectors().map(({ id }) => id)).toEqual([harbor.rdns, meadow.rdns])
  })

  it('behavior: a wallet behind window.ethereum that comes late', () => {
    const { control } = wallets({ state: { announces: 'never' } })
    const { connectors } = start(ethers())
    expect(connectors().map(({ id }) => id)).toEqual([meadow.rdns])
    Object.assign(window, { ethereum: control.provider })
    window.dispatchEvent(new Event('ethereum#initialized'))
    expect(connectors().map(({ id }) => id)).toEqual(['injected', meadow.rdns])
  })

  it('behavior: a legacy wallet that announces itself once it is connected keeps its session', async () => {
    const { control } = wallets({ legacy: true, state: { announces: 'never' } })
    const { adapter, connectors } = start(ethers())
    const { accounts } = await adapter.connect({ connectorId: 'injected', signal: never })
    control.announce()
    expect(connectors().map(({ id }) => id)).toEqual([meadow.rdns, harbor.rdns])
    const { address } = accounts[0]
    const signature = await adapter.signMessage({ connectorId: 'injected', address, message: 'hello' })
    expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
  })

  it('behavior: a wallet that announces itself twice is there once, as it calls itself', () => {
    wallets({ state: { announces: 'twice' } })
    const rows = start(ethers())
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
    wallets({ legacy: true, state: { announces: 'never' } })
    expect(
      start(ethers(), options)
        .connectors()
        .map(({ id }) => id),
    ).toEqual(expected)
  })

  it('error: something behind window.ethereum that is no provider', async () => {
    wallets({ state: { announces: 'never' } })
    Object.assign(window, { ethereum: { isMetaMask: true } })
    const { adapter, connectors } = start(ethers())
    expect(connectors().map(({ id }) => id)).toEqual([meadow.rdns])
    expect(await errorOf(adapter.connect({ connectorId: 'injected', signal: never }))).toBeInstanceOf(
      WalletNotFoundError,
    )
  })

  it('behavior: started again, each wallet is there once, and stopped, nothing is left on the page', () => {
    const { page } = wallets()
    const { adapter, stop } = start(ethers())
    stop()
    expect(page.listeners()).toBe(0)
    const events: AdapterEvent[] = []
    onTestFinished(adapter.start((event) => events.push(event)))
    expect(events.map((event) => event.type === 'connectors' && event.connectors.length)).toEqual([2])
  })
})

describe('param: wallets', () => {
  it('default: listed before the others, and asked for its provider only when it is connected', async () => {
    const { control } = wallets({ state: { announces: 'never' } })
    let loads = 0
    const getProvider = async () => {
      loads += 1
      return control.provider
    }
    const { adapter, connectors } = start(ethers({ wallets: [{ id: 'own', name: 'Own', getProvider }] }))
    expect(connectors()).toMatchObject([
      { id: 'own', name: 'Own', type: 'external', namespace: 'eip155' },
      { id: meadow.rdns },
    ])
    expect(loads).toBe(0)
    const session = await adapter.connect({ connectorId: 'own', signal: never })
    expect(session.accounts[0].address).toBe(control.accounts[0])
    expect(loads).toBe(1)
  })

  it('behavior: one that announces itself too is listed as the host brings it', () => {
    const { control } = wallets()
    const own = { id: 'own', name: 'Own', rdns: harbor.rdns, getProvider: () => control.provider }
    const { connectors } = start(ethers({ wallets: [own] }))
    expect(connectors().map(({ id }) => id)).toEqual(['own', meadow.rdns])
  })

  it('error: its provider cannot be had', async () => {
    wallets()
    const getProvider = async () => Promise.reject(new Error('The SDK is not there.'))
    const { adapter } = start(ethers({ wallets: [{ id: 'own', name: 'Own', getProvider }] }))
    const failure = await errorOf(adapter.connect({ connectorId: 'own', signal: never }))
    expect(failure).toBeInstanceOf(WalletRequestError)
    expect(failure).toMatchObject({ details: 'The SDK is not there.' })
  })
})
