import type { AdapterCapabilities } from './AdapterUnderTest.js'
import type { RunTest } from './connecting.js'
import { never } from './harness.js'
import type { TestRunner } from './TestRunner.js'

/** `disconnect`: the wallet is told, and the page knows it already. */
export function disconnecting(
  { it, expect }: TestRunner,
  { asksSilently = true }: AdapterCapabilities,
  runTest: RunTest,
): void {
  it(
    'default: the wallet forgets the page, and nothing is told of it',
    runTest(async ({ adapter, heard, wallet, settled }) => {
      const { connectorId } = wallet
      await adapter.connect({ connectorId, signal: never() })
      await adapter.disconnect({ connectorId })
      await settled()
      if (asksSilently) expect(await wallet.isOpen()).toBe(false)
      expect(heard.events).toEqual([])
      expect(await adapter.reconnect({ connectorId, signal: never() })).toBe(null)
    }),
  )

  it(
    'behavior: disconnecting what is not connected does nothing',
    runTest(async ({ adapter, heard, wallet: { connectorId }, settled }) => {
      await adapter.disconnect({ connectorId })
      await settled()
      expect(heard.events).toEqual([])
    }),
  )

  it(
    'behavior: the wallet can be connected again, and is heard',
    runTest(async ({ adapter, heard, wallet }) => {
      const { connectorId, accounts } = wallet
      await adapter.connect({ connectorId, signal: never() })
      await adapter.disconnect({ connectorId })
      const session = await adapter.connect({ connectorId, signal: never() })
      expect(session.accounts[0].address).toBe(accounts[0])
      await wallet.switchAccount(accounts[1])
      await heard.session((next) => next.accounts[0].address === accounts[1])
    }),
  )
}
