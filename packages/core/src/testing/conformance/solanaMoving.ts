import { AbortedError } from '../../foundation/errors/wallet.js'
import type { RunTest } from './connecting.js'
import { failureOf, never } from './harness.js'
import type { TestRunner } from './TestRunner.js'

/**
 * Tests `switchNetwork` and `switchAccount`. The app chooses the network: Solana wallets have no
 * current one.
 */
export function solanaMoving({ it, expect }: TestRunner, runTest: RunTest): void {
  it(
    'default: switches without a prompt, and emits the new session',
    runTest(async ({ adapter, received, wallet, connectPrompts, networks: { home, other } }) => {
      const { connectorId } = wallet
      const session = await adapter.connect({ connectorId, signal: never() })
      const moved = { ...session, chainId: other.caipNetworkId }
      expect(await adapter.switchNetwork({ connectorId, network: other, signal: never() })).toEqual(moved)
      expect(received.events).toEqual([{ type: 'session', session: moved }])
      expect(await adapter.switchNetwork({ connectorId, network: home, signal: never() })).toEqual(session)
      expect(received.events).toEqual([
        { type: 'session', session: moved },
        { type: 'session', session },
      ])
      expect(await wallet.prompts()).toBe(connectPrompts)
    }),
  )

  it(
    'behavior: emits the actual session even if aborted right after the call',
    runTest(async ({ adapter, received, wallet, networks: { other }, settled }) => {
      const { connectorId } = wallet
      const session = await adapter.connect({ connectorId, signal: never() })
      const controller = new AbortController()
      const { signal } = controller
      const answer = adapter.switchNetwork({ connectorId, network: other, signal }).catch(() => {})
      controller.abort()
      await answer
      await settled()
      const emitted = received.events.map((event) => event.type === 'session' && event.session).at(-1)
      expect(await adapter.connect({ connectorId, signal: never() })).toEqual(emitted ?? session)
    }),
  )

  it(
    'behavior: emits nothing if the account is already active',
    runTest(async ({ adapter, received, wallet, networks: { home } }) => {
      const { connectorId } = wallet
      const session = await adapter.connect({ connectorId, signal: never() })
      const [{ address }] = session.accounts
      expect(await adapter.switchAccount?.({ connectorId, address })).toEqual(session)
      expect(await adapter.switchNetwork({ connectorId, network: home, signal: never() })).toEqual(session)
      expect(received.events).toEqual([])
    }),
  )

  it(
    'error: changes nothing if already aborted, or not connected',
    runTest(
      async ({
        adapter,
        received,
        wallet: { connectorId },
        notConnectedCode,
        networks: { other: network },
      }) => {
        const early = await failureOf(adapter.switchNetwork({ connectorId, network, signal: never() }))
        expect(early).toMatchObject({ code: notConnectedCode })
        const session = await adapter.connect({ connectorId, signal: never() })
        const off = { connectorId, network, signal: AbortSignal.abort() }
        expect(await failureOf(adapter.switchNetwork(off))).toBeInstanceOf(AbortedError)
        expect(await adapter.connect({ connectorId, signal: never() })).toEqual(session)
        expect(received.events).toEqual([])
      },
    ),
  )
}
