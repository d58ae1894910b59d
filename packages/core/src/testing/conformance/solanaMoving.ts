import { AbortedError, WalletRequestError } from '../../foundation/errors/wallet.js'
import type { RunTest } from './connecting.js'
import { failureOf, never } from './harness.js'
import type { TestRunner } from './TestRunner.js'

/** The network is the page's to choose: no wallet of Solana has one of its own. */
export function solanaMoving({ it, expect }: TestRunner, runTest: RunTest): void {
  it(
    'default: nobody is asked, and that the session has moved is told by an event, too',
    runTest(async ({ adapter, heard, wallet, networks: { home, other } }) => {
      const { connectorId } = wallet
      const session = await adapter.connect({ connectorId, signal: never() })
      const moved = { ...session, chainId: other.caipNetworkId }
      expect(await adapter.switchNetwork({ connectorId, network: other, signal: never() })).toEqual(moved)
      expect(heard.events).toEqual([{ type: 'session', session: moved }])
      expect(await adapter.switchNetwork({ connectorId, network: home, signal: never() })).toEqual(session)
      expect(heard.events).toEqual([
        { type: 'session', session: moved },
        { type: 'session', session },
      ])
      expect(await wallet.prompts()).toBe(1)
    }),
  )

  it(
    'behavior: called off as soon as it was asked for: what was told last is the session there is',
    runTest(async ({ adapter, heard, wallet, networks: { other }, settled }) => {
      const { connectorId } = wallet
      const session = await adapter.connect({ connectorId, signal: never() })
      const tryOut = new AbortController()
      const { signal } = tryOut
      const answer = adapter.switchNetwork({ connectorId, network: other, signal }).catch(() => {})
      tryOut.abort()
      await answer
      await settled()
      const told = heard.events.map((event) => event.type === 'session' && event.session).at(-1)
      expect(await adapter.connect({ connectorId, signal: never() })).toEqual(told ?? session)
    }),
  )

  it(
    'behavior: the account that is in use already is chosen again: nothing has moved, and nothing is told',
    runTest(async ({ adapter, heard, wallet, networks: { home } }) => {
      const { connectorId } = wallet
      const session = await adapter.connect({ connectorId, signal: never() })
      const [{ address }] = session.accounts
      expect(await adapter.switchAccount?.({ connectorId, address })).toEqual(session)
      expect(await adapter.switchNetwork({ connectorId, network: home, signal: never() })).toEqual(session)
      expect(heard.events).toEqual([])
    }),
  )

  it(
    'error: called off before, or not connected: nothing moves',
    runTest(async ({ adapter, heard, wallet: { connectorId }, networks: { other: network } }) => {
      const early = await failureOf(adapter.switchNetwork({ connectorId, network, signal: never() }))
      expect(early).toBeInstanceOf(WalletRequestError)
      const session = await adapter.connect({ connectorId, signal: never() })
      const off = { connectorId, network, signal: AbortSignal.abort() }
      expect(await failureOf(adapter.switchNetwork(off))).toBeInstanceOf(AbortedError)
      expect(await adapter.connect({ connectorId, signal: never() })).toEqual(session)
      expect(heard.events).toEqual([])
    }),
  )
}
