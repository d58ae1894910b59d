import type { AdapterCapabilities } from './AdapterUnderTest.js'
import type { RunTest } from './connecting.js'
import { expectChange, logInAgain, never } from './harness.js'
import type { TestRunner } from './TestRunner.js'

/** Tests `disconnect`: the wallet revokes the permission, and the adapter emits no event. */
export function disconnecting(
  { it, expect }: TestRunner,
  { asksSilently = true }: AdapterCapabilities,
  runTest: RunTest,
): void {
  it(
    'default: revokes the permission, and emits no event',
    runTest(async ({ adapter, received, wallet, settled }) => {
      const { connectorId } = wallet
      await adapter.connect({ connectorId, signal: never() })
      await adapter.disconnect({ connectorId })
      await settled()
      if (asksSilently) expect(await wallet.isOpen()).toBe(false)
      expect(received.events).toEqual([])
      expect(await adapter.reconnect({ connectorId, signal: never() })).toBe(null)
    }),
  )

  it(
    'behavior: does nothing if not connected',
    runTest(async ({ adapter, received, wallet: { connectorId }, settled }) => {
      await adapter.disconnect({ connectorId })
      await settled()
      expect(received.events).toEqual([])
    }),
  )

  it(
    'behavior: allows another connection, and receives its changes',
    runTest(async (harness) => {
      const { adapter, wallet } = harness
      const { connectorId, accounts } = wallet
      await adapter.connect({ connectorId, signal: never() })
      await adapter.disconnect({ connectorId })
      await logInAgain(harness)
      const session = await adapter.connect({ connectorId, signal: never() })
      expect(session.accounts[0].address).toBe(accounts[0])
      await expectChange(harness)
    }),
  )
}
