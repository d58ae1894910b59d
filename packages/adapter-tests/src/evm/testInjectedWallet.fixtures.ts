import type { AdapterFactory } from '@latchkit/core/ports'
import { expect, it } from 'vitest'
import { neverAborted, waitUntilSettled } from '../promises.fixtures.js'
import { installTestWallets, startEvmAdapter } from './testWallets.fixtures.js'

/** Registers the tests of the wallet behind `window.ethereum` that does not announce itself. */
export function testInjectedWallet(create: () => AdapterFactory): void {
  it('default: connects and is restored on the next page load, with one prompt', async () => {
    const { control } = installTestWallets({ legacy: true, state: { announces: 'never' } })
    const first = startEvmAdapter(create())
    await waitUntilSettled()
    const session = await first.adapter.connect({ connectorId: 'injected', signal: neverAborted })
    first.stop()
    const next = startEvmAdapter(create())
    await waitUntilSettled()
    expect(await next.adapter.reconnect({ connectorId: 'injected', signal: neverAborted })).toEqual(session)
    expect(control.prompts.length).toBe(1)
  })
}
