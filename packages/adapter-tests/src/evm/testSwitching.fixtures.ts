import type { AdapterFactory } from '@latchkit/core/ports'
import { expect, it } from 'vitest'
import { neverAborted } from '../promises.fixtures.js'
import { away, home } from './chains.fixtures.js'
import { connectorId, installTestWallets, startEvmAdapter } from './testWallets.fixtures.js'

/** Registers the tests of `switchNetwork` with wallets that differ in what a switch does. */
export function testSwitching(create: () => AdapterFactory): void {
  it('behavior: switches explicitly when the wallet only adds the chain', async () => {
    const { control } = installTestWallets({ state: { knownChainIds: [home.id], switchesOnAdd: false } })
    const { adapter } = startEvmAdapter(create())
    await adapter.connect({ connectorId, signal: neverAborted })
    const session = await adapter.switchNetwork({ connectorId, network: away, signal: neverAborted })
    expect(session.chainId).toBe(away.caipNetworkId)
    expect(control.prompts.map(({ method }) => method).slice(1)).toEqual([
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ])
  })

  it('behavior: emits the new session if the wallet emits no event after a switch', async () => {
    installTestWallets({ state: { silent: true } })
    const { adapter, emitted } = startEvmAdapter(create())
    await adapter.connect({ connectorId, signal: neverAborted })
    const session = await adapter.switchNetwork({ connectorId, network: away, signal: neverAborted })
    expect(emitted()).toEqual([{ type: 'session', session }])
    expect(await adapter.connect({ connectorId, signal: neverAborted })).toMatchObject({
      chainId: away.caipNetworkId,
    })
  })
}
