import { AbortedError } from '../../foundation/errors/wallet.js'
import type { HostUnderTest } from './AdapterUnderTest.js'
import type { RunTest } from './connecting.js'
import { failureOf, type Harness, never } from './harness.js'
import type { TestRunner } from './TestRunner.js'

/** The host uses the chain's own library beside the kit: both always agree. */
export function hosting({ it, expect }: TestRunner, runTest: RunTest): void {
  it(
    'behavior: what the host connects, switches and disconnects is told',
    runTest(async (harness) => {
      const { heard, wallet, networks } = harness
      const { connectorId } = wallet
      const host = hostOf(harness)
      await host.connect(connectorId)
      const session = await heard.session((next) => next.connectorId === connectorId)
      expect(session.accounts[0].address).toBe(wallet.accounts[0])
      await host.switchNetwork(networks.other)
      await heard.session(({ chainId }) => chainId === networks.other.caipNetworkId)
      await host.disconnect()
      expect(await heard.first(({ type }) => type === 'disconnected')).toMatchObject({ connectorId })
    }),
  )

  it(
    'behavior: what the host connected is the session of the kit too',
    runTest(async (harness) => {
      const { adapter, heard, wallet } = harness
      const { connectorId } = wallet
      await hostOf(harness).connect(connectorId)
      const session = await heard.session((next) => next.connectorId === connectorId)
      const prompts = await wallet.prompts()
      expect(await adapter.connect({ connectorId, signal: never() })).toEqual(session)
      expect(await wallet.prompts()).toBe(prompts)
    }),
  )

  it(
    'behavior: the host sees what the kit connects, switches and disconnects',
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
    'behavior: the host never sees a try that was called off, nor its late yes',
    runTest(async (harness) => {
      const { adapter, wallet, settled } = harness
      const { connectorId } = wallet
      const host = hostOf(harness)
      await wallet.answer('connect', 'hang')
      const tryOut = new AbortController()
      const failure = failureOf(adapter.connect({ connectorId, signal: tryOut.signal }))
      await settled()
      tryOut.abort()
      expect(await failure).toBeInstanceOf(AbortedError)
      expect(host.address()).toBe(undefined)
      await wallet.release()
      await settled()
      expect(host.address()).toBe(undefined)
    }),
  )

  it(
    'behavior: two wallets that the host connected are both disconnected',
    runTest(async (harness) => {
      const { adapter, heard, wallet, lateWallet } = harness
      const host = hostOf(harness)
      await host.connect(wallet.connectorId)
      await lateWallet.announce()
      await heard.connector(lateWallet.connectorId)
      await host.connect(lateWallet.connectorId)
      await heard.session(({ connectorId }) => connectorId === lateWallet.connectorId)
      await adapter.disconnect({ connectorId: lateWallet.connectorId })
      expect(host.address()).toBe(undefined)
      expect(heard.events.at(-1)).toMatchObject({
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
