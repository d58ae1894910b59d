import { AbortedError } from '../../foundation/errors/wallet.js'
import type { HostUnderTest } from './AdapterUnderTest.js'
import type { RunTest } from './connecting.js'
import { failureOf, type Harness, never } from './harness.js'
import type { TestRunner } from './TestRunner.js'

/** Tests that the kit and the host app's own library always agree. */
export function hosting({ it, expect }: TestRunner, runTest: RunTest): void {
  it(
    'behavior: emits when the host app connects, switches and disconnects',
    runTest(async (harness) => {
      const { received, wallet, networks } = harness
      const { connectorId } = wallet
      const host = hostOf(harness)
      await host.connect(connectorId)
      const session = await received.session((next) => next.connectorId === connectorId)
      expect(session.accounts[0].address).toBe(wallet.accounts[0])
      await host.switchNetwork(networks.other)
      await received.session(({ chainId }) => chainId === networks.other.caipNetworkId)
      await host.disconnect()
      expect(await received.first(({ type }) => type === 'disconnected')).toMatchObject({ connectorId })
    }),
  )

  it(
    "behavior: adopts the host app's session",
    runTest(async (harness) => {
      const { adapter, received, wallet } = harness
      const { connectorId } = wallet
      await hostOf(harness).connect(connectorId)
      const session = await received.session((next) => next.connectorId === connectorId)
      const prompts = await wallet.prompts()
      expect(await adapter.connect({ connectorId, signal: never() })).toEqual(session)
      expect(await wallet.prompts()).toBe(prompts)
    }),
  )

  it(
    'behavior: the host app receives connect, switch and disconnect of the kit',
    runTest(async (harness) => {
      const { adapter, wallet, networks } = harness
      const { connectorId } = wallet
      const host = hostOf(harness)
      await adapter.connect({ connectorId, signal: never() })
      expect(host.address()).toBe(wallet.accounts[0])
      expect(host.chainId()).toBe(networks.home.caipNetworkId)
      await adapter.switchNetwork({ connectorId, network: networks.other, signal: never() })
      expect(host.chainId()).toBe(networks.other.caipNetworkId)
      await adapter.disconnect({ connectorId })
      expect(host.address()).toBe(undefined)
    }),
  )

  it(
    'behavior: the host app receives neither an aborted attempt nor its late approval',
    runTest(async (harness) => {
      const { adapter, wallet, settled } = harness
      const { connectorId } = wallet
      const host = hostOf(harness)
      await wallet.answer('connect', 'hang')
      const controller = new AbortController()
      const failure = failureOf(adapter.connect({ connectorId, signal: controller.signal }))
      await settled()
      controller.abort()
      expect(await failure).toBeInstanceOf(AbortedError)
      expect(host.address()).toBe(undefined)
      await wallet.release()
      await settled()
      expect(host.address()).toBe(undefined)
    }),
  )

  it(
    'behavior: disconnects both wallets that the host app connected',
    runTest(async (harness) => {
      const { adapter, received, wallet, lateWallet } = harness
      const host = hostOf(harness)
      await host.connect(wallet.connectorId)
      await lateWallet.announce()
      await received.connector(lateWallet.connectorId)
      await host.connect(lateWallet.connectorId)
      await received.session(({ connectorId }) => connectorId === lateWallet.connectorId)
      await adapter.disconnect({ connectorId: lateWallet.connectorId })
      expect(host.address()).toBe(undefined)
      expect(received.events.at(-1)).toMatchObject({
        type: 'session',
        session: { connectorId: lateWallet.connectorId },
      })
    }),
  )
}

function hostOf({ host }: Harness): HostUnderTest {
  if (!host) throw new Error('A world with the capability `host` has a `host`.')
  return host
}
