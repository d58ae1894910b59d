import type { AdapterCapabilities } from './AdapterUnderTest.js'
import { connectAndAbort, type RunTest } from './connecting.js'
import { callWallet, expectChange, failureOf, type Harness, hasBehavior, never } from './harness.js'
import type { TestRunner } from './TestRunner.js'

/** Tests that an adapter connects only wallets that its own kit has connected. */
export function sharing(
  { it, expect }: TestRunner,
  capabilities: AdapterCapabilities,
  runTest: RunTest,
): void {
  const { walletMethods = [] } = capabilities
  it(
    'behavior: a connection of one kit does not connect the other',
    runTest(async (harness) => {
      const { adapter, received, wallet, settled } = harness
      const other = await harness.anotherKit()
      await adapter.connect({ connectorId: wallet.connectorId, signal: never() })
      await expectChange(harness)
      await settled()
      expect(received.events.length).toBe(harness.does('selectsAccount') ? 1 : 0)
      expect(other.received.events).toEqual([])
    }),
  )

  if (walletMethods.includes('unlock') && walletMethods.includes('keepPermission')) {
    it(
      'behavior: unlocking the wallet restores the session, except in a kit that disconnected',
      runTest(async (harness) => {
        const { adapter, received, wallet, settled } = harness
        const { connectorId } = wallet
        const other = await harness.anotherKit()
        await adapter.connect({ connectorId, signal: never() })
        await other.adapter.connect({ connectorId, signal: never() })
        await callWallet(wallet, 'keepPermission')
        await other.adapter.disconnect({ connectorId })
        await wallet.lock({ notifies: true })
        await settled()
        await callWallet(wallet, 'unlock')
        await settled()
        expect(received.events.map(({ type }) => type)).toEqual(['disconnected', 'session'])
        expect(other.received.events).toEqual([])
      }),
    )
  }

  if (walletMethods.includes('authorize')) {
    it(
      'behavior: ignores an authorization that the kit did not request',
      runTest(async (harness) => expectIgnored(harness)),
    )

    if (hasBehavior(capabilities, 'promptsToConnect'))
      it(
        'behavior: ignores an authorization after the user declined',
        runTest(async (harness) => {
          const { adapter, wallet, settled } = harness
          await wallet.answer('connect', 'reject')
          await failureOf(adapter.connect({ connectorId: wallet.connectorId, signal: never() }))
          await wallet.answer('connect', 'approve')
          await settled()
          await expectIgnored(harness)
        }),
      )

    it(
      'behavior: ignores an authorization after an aborted and reverted attempt',
      runTest(async (harness) => {
        const { wallet, settled } = harness
        await connectAndAbort(harness)
        await wallet.answer('connect', 'approve')
        await wallet.release()
        await settled()
        await expectIgnored(harness)
      }),
    )
  }

  async function expectIgnored({ received, wallet, settled }: Harness): Promise<void> {
    await settled()
    await callWallet(wallet, 'authorize')
    await settled()
    expect(received.events).toEqual([])
  }
}
