import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import type { AdapterCapabilities } from './AdapterUnderTest.js'
import type { RunTest } from './connecting.js'
import {
  callWallet,
  expectChange,
  failureOf,
  getSecondAccount,
  hasBehavior,
  logInAgain,
  never,
  selectSecondAccount,
} from './harness.js'
import type { TestRunner } from './TestRunner.js'

/** Tests the events of an adapter, and that they stop after cleanup. */
export function listening(
  { it, expect }: TestRunner,
  capabilities: AdapterCapabilities,
  runTest: RunTest,
): void {
  const { switchesNetwork, asksSilently = true, walletMethods = [] } = capabilities
  it(
    'default: emits the connectors synchronously on start, each wallet once',
    runTest(async ({ adapter, received, wallet }) => {
      const rows = received.connectors.filter(({ id }) => id === wallet.connectorId)
      expect(rows).toMatchObject([
        { name: wallet.name, namespace: adapter.namespace, type: wallet.type ?? 'announced' },
      ])
      await wallet.announce()
      expect(received.connectors.filter(({ id }) => id === wallet.connectorId)).toEqual(rows)
    }),
  )

  it(
    'behavior: emits a wallet that is announced late',
    runTest(async ({ received, lateWallet }) => {
      expect(received.connectors.some(({ id }) => id === lateWallet.connectorId)).toBe(false)
      await lateWallet.announce()
      expect((await received.connector(lateWallet.connectorId)).name).toBe(lateWallet.name)
    }),
  )

  if (hasBehavior(capabilities, 'selectsAccount'))
    it(
      'behavior: emits when the wallet changes its active account',
      runTest(async ({ adapter, received, wallet, networks }) => {
        const { connectorId } = wallet
        const account = getSecondAccount(wallet)
        await adapter.connect({ connectorId, signal: never() })
        await wallet.switchAccount(account)
        const session = await received.session(({ accounts }) => accounts[0].address === account)
        expect(session).toMatchObject({ connectorId, chainId: networks.home.caipNetworkId })
      }),
    )

  it(
    hasBehavior(capabilities, 'notifiesEnd')
      ? 'behavior: emits when the wallet ends the session, and allows another connection'
      : 'behavior: emits when a request finds that the wallet ended the session, and allows another connection',
    runTest(async (harness) => {
      const { adapter, received, wallet, does, settled } = harness
      const { connectorId } = wallet
      await adapter.connect({ connectorId, signal: never() })
      await wallet.disconnect()
      if (!does('notifiesEnd')) {
        await settled()
        expect(received.events).toEqual([])
        const [address] = wallet.accounts
        const failure = await failureOf(adapter.signMessage({ connectorId, address, message: 'no' }))
        expect(failure).toBeInstanceOf(WalletRequestError)
      }
      expect(await received.first(({ type }) => type === 'disconnected')).toEqual({
        type: 'disconnected',
        connectorId,
      })
      await logInAgain(harness)
      const session = await adapter.connect({ connectorId, signal: never() })
      expect(session.accounts[0].address).toBe(wallet.accounts[0])
      await expectChange(harness)
    }),
  )

  it(
    'behavior: emits nothing and leaves no listener after cleanup',
    runTest(async (harness) => {
      const { adapter, received, wallet, lateWallet, leave, listeners, settled } = harness
      await adapter.connect({ connectorId: wallet.connectorId, signal: never() })
      expect(listeners()).toBeGreaterThan(0)
      leave()
      expect(listeners()).toBe(0)
      const before = received.connectors
      await selectSecondAccount(harness)
      await wallet.disconnect()
      await lateWallet.announce()
      await settled()
      expect(received.events).toEqual([])
      expect(received.connectors).toEqual(before)
    }),
  )

  it(
    'behavior: emits connectors and session again after a restart',
    runTest(async ({ adapter, wallet, leave }) => {
      const session = await adapter.connect({ connectorId: wallet.connectorId, signal: never() })
      leave()
      const types: string[] = []
      const sessions: unknown[] = []
      const stop = adapter.start((event) => {
        types.push(event.type)
        if (event.type === 'session') sessions.push(event.session)
      })
      const again = await adapter.reconnect({ connectorId: wallet.connectorId, signal: never() })
      stop()
      expect(types[0]).toBe('connectors')
      for (const restored of [...sessions, again]) expect(restored).toEqual(asksSilently ? session : null)
    }),
  )

  if (walletMethods.includes('unlock')) {
    it(
      'behavior: ends the session when the wallet is locked, and restores it when it is unlocked',
      runTest(async ({ adapter, received, wallet, settled }) => {
        const { connectorId } = wallet
        const session = await adapter.connect({ connectorId, signal: never() })
        await wallet.lock({ notifies: true })
        await settled()
        await callWallet(wallet, 'unlock')
        await settled()
        expect(received.events).toEqual([
          { type: 'disconnected', connectorId },
          { type: 'session', session },
        ])
      }),
    )
  }

  if (!switchesNetwork || !hasBehavior(capabilities, 'selectsNetwork')) return

  it(
    'behavior: emits when the wallet switches its network',
    runTest(async ({ adapter, received, wallet, networks: { other } }) => {
      const { accounts } = await adapter.connect({ connectorId: wallet.connectorId, signal: never() })
      await wallet.switchNetwork(other.caipNetworkId)
      const session = await received.session(({ chainId }) => chainId === other.caipNetworkId)
      expect(session.accounts).toEqual(accounts)
    }),
  )

  it(
    'behavior: emits a switch to a network that is not configured',
    runTest(async ({ adapter, received, wallet, foreignChainId = 'eip155:0' }) => {
      const { connectorId } = wallet
      await adapter.connect({ connectorId, signal: never() })
      await wallet.switchNetwork(foreignChainId)
      expect(await received.session(({ chainId }) => chainId === foreignChainId)).toMatchObject({
        connectorId,
      })
    }),
  )
}
