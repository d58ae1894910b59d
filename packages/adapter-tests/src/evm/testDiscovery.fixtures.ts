import type { AdapterEvent, AdapterFactory } from '@latchkit/core/ports'
import { harbor, meadow, type TestPage } from '@latchkit/devnet/page'
import { expect, it, onTestFinished } from 'vitest'
import { waitUntilSettled } from '../promises.fixtures.js'
import { connectorId, installTestWallets, startEvmAdapter } from './testWallets.fixtures.js'

/** Registers the tests of the emitted connectors. */
export function testDiscovery(create: () => AdapterFactory): void {
  it('behavior: lists a wallet behind window.ethereum that does not announce itself', async () => {
    installTestWallets({ legacy: true, state: { announces: 'never' } })
    const { connectors } = startEvmAdapter(create())
    await waitUntilSettled()
    expect(connectors()).toMatchObject([
      { id: 'injected', type: 'injected', name: '' },
      { id: meadow.rdns, type: 'announced' },
    ])
  })

  it('behavior: lists a wallet behind window.ethereum that also announces itself once', async () => {
    installTestWallets({ legacy: true })
    const { connectors } = startEvmAdapter(create())
    await waitUntilSettled()
    expect(connectors().map(({ id }) => id)).toEqual([harbor.rdns, meadow.rdns])
  })

  it('behavior: lists a wallet behind window.ethereum that is injected late', async () => {
    const { control } = installTestWallets({ state: { announces: 'never' } })
    const { connectors } = startEvmAdapter(create())
    await waitUntilSettled()
    expect(connectors().map(({ id }) => id)).toEqual([meadow.rdns])
    Object.assign(window, { ethereum: control.provider })
    window.dispatchEvent(new Event('ethereum#initialized'))
    await waitUntilSettled()
    expect(connectors().map(({ id }) => id)).toEqual(['injected', meadow.rdns])
  })

  it('behavior: lists a wallet that announces itself twice once', async () => {
    installTestWallets({ state: { announces: 'twice' } })
    const { connectors } = startEvmAdapter(create())
    await waitUntilSettled()
    const { name, icon } = harbor
    const type = 'announced'
    expect(connectors().filter(({ id }) => id === connectorId)).toEqual([
      { id: connectorId, rdns: connectorId, name, icon, namespace: 'eip155', type },
    ])
  })

  testDiscoveryOptions(() => create())

  it('behavior: lists each wallet once after a restart, and removes all listeners when stopped', async () => {
    const { page } = installTestWallets()
    const { adapter, stop } = startEvmAdapter(create())
    await waitUntilSettled()
    stop()
    expect(page.listeners()).toBe(0)
    const events: AdapterEvent[] = []
    onTestFinished(adapter.start((event) => events.push(event)))
    await waitUntilSettled()
    expect(events.map((event) => event.type === 'connectors' && event.connectors.length)).toEqual([2])
  })
}

/** Registers the tests of the kit's options for discovery. `create` can create a config of the host app on the page. */
export function testDiscoveryOptions(
  create: (page: TestPage) => AdapterFactory | Promise<AdapterFactory>,
): void {
  it.each([
    ['param: enableEIP6963 false', { enableEIP6963: false }, ['injected']],
    ['param: enableInjected false', { enableInjected: false }, [meadow.rdns]],
  ])('%s', async (_, options, expected) => {
    const { page } = installTestWallets({ legacy: true, state: { announces: 'never' } })
    const { connectors } = startEvmAdapter(await create(page), options)
    await waitUntilSettled()
    expect(connectors().map(({ id }) => id)).toEqual(expected)
  })
}
