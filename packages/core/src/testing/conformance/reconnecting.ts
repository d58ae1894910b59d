import { AbortedError } from '../../foundation/errors/wallet.js'
import type { AdapterCapabilities } from './AdapterUnderTest.js'
import type { RunTest } from './connecting.js'
import { callWallet, expectChange, failureOf, type Harness, hasBehavior, never } from './harness.js'
import type { TestRunner } from './TestRunner.js'

/** Tests `reconnect`: it never prompts, and never reports a session the wallet does not have. */
export function reconnecting(
  { it, expect }: TestRunner,
  capabilities: AdapterCapabilities,
  runTest: RunTest,
): void {
  const { switchesNetwork, keepsTrust = false, asksSilently = true, walletMethods = [] } = capabilities
  if (asksSilently) {
    it(
      'default: restores the session after a reload and receives wallet events, without a prompt',
      runTest(async (harness) => {
        const session = await connected(harness)
        const next = await harness.nextPage()
        const { adapter, received, wallet } = next
        const prompts = await wallet.prompts()
        await received.connector(wallet.connectorId)
        expect(await adapter.reconnect({ connectorId: wallet.connectorId, signal: never() })).toEqual(session)
        expect(await wallet.prompts()).toBe(prompts)
        await expectChange(next)
      }),
    )
  }

  it(
    'behavior: shows no prompt for a wallet that was never connected',
    runTest(async ({ adapter, wallet: { connectorId, prompts } }) => {
      expect(await adapter.reconnect({ connectorId, signal: never() })).toBe(null)
      expect(await prompts()).toBe(0)
    }),
  )

  if (hasBehavior(capabilities, 'locks'))
    it(
      'behavior: shows no prompt for a locked wallet',
      runTest(async (harness) => {
        await connected(harness)
        harness.leave()
        await harness.wallet.lock()
        await expectNothing(harness)
      }),
    )

  it(
    'behavior: shows no prompt for a wallet that revoked the permission',
    runTest(async (harness) => {
      await connected(harness)
      harness.leave()
      await harness.wallet.forget()
      await expectNothing(harness)
    }),
  )

  if (!keepsTrust) {
    it(
      'behavior: does not restore a disconnected wallet',
      runTest(async (harness) => {
        const { connectorId } = await connected(harness)
        await harness.adapter.disconnect({ connectorId })
        await expectNothing(harness)
      }),
    )
  }

  it(
    'behavior: returns null for an absent wallet, and restores it once announced',
    runTest(async (harness) => {
      const { lateWallet } = harness
      const { connectorId } = lateWallet
      await lateWallet.announce()
      await harness.received.connector(connectorId)
      const session = await harness.adapter.connect({ connectorId, signal: never() })
      const { adapter, received } = await harness.nextPage()
      const prompts = await lateWallet.prompts()
      expect(await adapter.reconnect({ connectorId, signal: never() })).toBe(null)
      await lateWallet.announce()
      await received.connector(connectorId)
      expect(await adapter.reconnect({ connectorId, signal: never() })).toEqual(session)
      expect(await lateWallet.prompts()).toBe(prompts)
    }),
  )

  if (asksSilently) {
    it(
      'error: rejects when aborted',
      runTest(async (harness) => {
        const { connectorId } = await connected(harness)
        const { adapter } = await harness.nextPage()
        const failure = await failureOf(adapter.reconnect({ connectorId, signal: AbortSignal.abort() }))
        expect(failure).toBeInstanceOf(AbortedError)
        expect((await adapter.reconnect({ connectorId, signal: never() }))?.connectorId).toBe(connectorId)
      }),
    )
  }

  if (walletMethods.includes('holdRestore')) {
    it(
      'error: keeps the permission when a pending restore is aborted',
      runTest(async (harness) => {
        const session = await connected(harness)
        const { connectorId } = session
        const { adapter, received, wallet, settled } = await harness.nextPage()
        await received.connector(connectorId)
        await callWallet(wallet, 'holdRestore')
        const controller = new AbortController()
        const failure = failureOf(adapter.reconnect({ connectorId, signal: controller.signal }))
        await settled()
        controller.abort()
        expect(await failure).toBeInstanceOf(AbortedError)
        await wallet.release()
        await settled()
        expect(received.events).toEqual([])
        expect(await wallet.isOpen()).toBe(true)
        expect(await adapter.reconnect({ connectorId, signal: never() })).toEqual(session)
      }),
    )
  }

  if (walletMethods.includes('unlock')) {
    it(
      'behavior: restores the session of a locked wallet when it is unlocked, without a prompt',
      runTest(async (harness) => {
        const session = await connected(harness)
        const { connectorId } = session
        harness.leave()
        await harness.wallet.lock()
        const { adapter, received, wallet, settled } = await harness.nextPage()
        await received.connector(connectorId)
        expect(await adapter.reconnect({ connectorId, signal: never() })).toBe(null)
        const prompts = await wallet.prompts()
        await callWallet(wallet, 'unlock')
        await settled()
        expect(received.events).toEqual([{ type: 'session', session }])
        expect(await wallet.prompts()).toBe(prompts)
      }),
    )
  }

  if (switchesNetwork && hasBehavior(capabilities, 'selectsNetwork')) {
    it(
      'behavior: reports the current chain of the wallet',
      runTest(async (harness) => {
        const { connectorId } = await connected(harness)
        harness.leave()
        await harness.wallet.switchNetwork(harness.networks.other.caipNetworkId)
        const { adapter } = await harness.nextPage()
        const session = await adapter.reconnect({ connectorId, signal: never() })
        expect(session?.chainId).toBe(harness.networks.other.caipNetworkId)
      }),
    )
  }

  async function connected({ adapter, wallet }: Harness) {
    return adapter.connect({ connectorId: wallet.connectorId, signal: never() })
  }

  async function expectNothing(harness: Harness): Promise<void> {
    const { adapter, received, wallet, settled } = await harness.nextPage()
    const prompts = await wallet.prompts()
    await received.connector(wallet.connectorId)
    expect(await adapter.reconnect({ connectorId: wallet.connectorId, signal: never() })).toBe(null)
    await settled()
    expect(await wallet.prompts()).toBe(prompts)
    expect(received.events).toEqual([])
  }
}
