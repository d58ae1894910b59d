import { LatchkitError } from '../../foundation/errors/base.js'
import {
  AbortedError,
  UserRejectedError,
  WalletNotFoundError,
  WalletResponseError,
} from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import type { AdapterCapabilities, WalletBehavior } from './AdapterUnderTest.js'
import {
  callWallet,
  expectChange,
  failureOf,
  type Harness,
  hasBehavior,
  logInAgain,
  never,
  selectSecondAccount,
} from './harness.js'
import type { TestRunner } from './TestRunner.js'

/** Creates a test body that runs with its own harness. */
export type RunTest = (body: (harness: Harness) => Promise<void>) => () => Promise<void>

/** Tests `connect`: one prompt, a valid session, and no effect after an abort. */
export function connecting(
  { it, expect }: TestRunner,
  capabilities: AdapterCapabilities,
  runTest: RunTest,
): void {
  const { switchesNetwork, asksSilently = true, walletMethods = [] } = capabilities
  const does = (behavior: WalletBehavior) => hasBehavior(capabilities, behavior)
  const malformedError = does('passesOnAccounts') ? WalletResponseError : WalletRequestError
  const prompts = does('promptsToConnect') ? 'one prompt' : 'no prompt'
  it(
    `default: shows ${prompts}, and returns the session of the wallet`,
    runTest(async ({ adapter, received, wallet, networks, connectPrompts, settled }) => {
      const { connectorId } = wallet
      const session = await adapter.connect({ connectorId, signal: never() })
      expect(session.connectorId).toBe(connectorId)
      expect(session.accounts[0].address).toBe(wallet.accounts[0])
      expect(session.chainId).toBe(networks.home.caipNetworkId)
      expect(await wallet.prompts()).toBe(connectPrompts)
      await settled()
      expect(received.events).toEqual([])
    }),
  )

  it(
    'behavior: shows no prompt if the wallet is already connected',
    runTest(async ({ adapter, wallet: { connectorId, prompts }, connectPrompts }) => {
      const first = await adapter.connect({ connectorId, signal: never() })
      expect(await adapter.connect({ connectorId, signal: never() })).toEqual(first)
      expect(await prompts()).toBe(connectPrompts)
    }),
  )

  it(
    'behavior: replaces the first wallet with another, and ignores later changes of the first',
    runTest(async (harness) => {
      const { adapter, received, wallet, lateWallet, settled } = harness
      await adapter.connect({ connectorId: wallet.connectorId, signal: never() })
      await lateWallet.announce()
      await received.connector(lateWallet.connectorId)
      const session = await adapter.connect({ connectorId: lateWallet.connectorId, signal: never() })
      expect(session.accounts[0].address).toBe(lateWallet.accounts[0])
      await selectSecondAccount(harness)
      await settled()
      expect(received.events).toEqual([])
      await adapter.disconnect({ connectorId: lateWallet.connectorId })
      await settled()
      expect(received.events).toEqual([])
    }),
  )

  it(
    'behavior: keeps the second wallet connected when the first is disconnected',
    runTest(async ({ adapter, received, wallet, lateWallet, settled }) => {
      const { connectorId } = lateWallet
      await adapter.connect({ connectorId: wallet.connectorId, signal: never() })
      await lateWallet.announce()
      await received.connector(connectorId)
      const session = await adapter.connect({ connectorId, signal: never() })
      await adapter.disconnect({ connectorId: wallet.connectorId })
      await settled()
      expect(received.events).toEqual([])
      if (asksSilently) expect(await wallet.isOpen()).toBe(false)
      expect(await adapter.connect({ connectorId, signal: never() })).toEqual(session)
      expect(await lateWallet.prompts()).toBe(1)
    }),
  )

  it(
    does('promptsToConnect')
      ? 'error: rejects with UserRejectedError, and allows another attempt'
      : 'error: rejects without a prompt if no user is logged in, and allows another attempt',
    runTest(async (harness) => {
      const { adapter, received, wallet, settled } = harness
      const { connectorId } = wallet
      if (does('promptsToConnect')) await wallet.answer('connect', 'reject')
      else await wallet.forget()
      const failure = await failureOf(adapter.connect({ connectorId, signal: never() }))
      expect(failure).toBeInstanceOf(does('promptsToConnect') ? UserRejectedError : LatchkitError)
      expect(await wallet.isOpen()).toBe(false)
      await wallet.answer('connect', 'approve')
      await logInAgain(harness)
      const session = await adapter.connect({ connectorId, signal: never() })
      expect(session.connectorId).toBe(connectorId)
      await settled()
      expect(received.events).toEqual([])
    }),
  )

  it(
    'error: keeps the first wallet connected when the second rejects',
    runTest(async (harness) => {
      const { adapter, received, wallet, lateWallet } = harness
      const { connectorId } = wallet
      const session = await adapter.connect({ connectorId, signal: never() })
      const prompts = await wallet.prompts()
      await lateWallet.announce()
      await received.connector(lateWallet.connectorId)
      await lateWallet.answer('connect', 'reject')
      const failure = await failureOf(
        adapter.connect({ connectorId: lateWallet.connectorId, signal: never() }),
      )
      expect(failure).toBeInstanceOf(UserRejectedError)
      expect(await adapter.connect({ connectorId, signal: never() })).toEqual(session)
      expect(await wallet.prompts()).toBe(prompts)
      await expectChange(harness)
    }),
  )

  it(
    'error: rejects an unknown wallet id',
    runTest(async ({ adapter }) => {
      const failure = await failureOf(adapter.connect({ connectorId: 'not.installed', signal: never() }))
      expect(failure).toBeInstanceOf(WalletNotFoundError)
    }),
  )

  it(
    'error: shows no prompt if the signal is already aborted',
    runTest(async ({ adapter, wallet: { connectorId, prompts } }) => {
      const failure = await failureOf(adapter.connect({ connectorId, signal: AbortSignal.abort() }))
      expect(failure).toBeInstanceOf(AbortedError)
      expect(await prompts()).toBe(0)
    }),
  )

  it(
    'error: ignores and revokes an approval that arrives after the abort',
    runTest(async (harness) => {
      const { adapter, received, wallet, settled } = harness
      const { connectorId } = wallet
      await connectAndAbort(harness)
      await wallet.answer('connect', 'approve')
      await wallet.release()
      await settled()
      expect(received.events).toEqual([])
      if (asksSilently) expect(await wallet.isOpen()).toBe(!does('revokesLateApproval'))
      await logInAgain(harness)
      const session = await adapter.connect({ connectorId, signal: never() })
      expect(session.accounts[0].address).toBe(wallet.accounts[0])
      await expectChange(harness)
    }),
  )

  it(
    'error: ignores a rejection that arrives after the abort',
    runTest(async ({ adapter, received, wallet, settled }) => {
      await connectAndAbort({ adapter, wallet, settled })
      await wallet.answer('connect', 'approve')
      await wallet.rejectPending()
      await settled()
      expect(received.events).toEqual([])
      const session = await adapter.connect({ connectorId: wallet.connectorId, signal: never() })
      expect(session.connectorId).toBe(wallet.connectorId)
    }),
  )

  if (walletMethods.includes('keepPermission')) {
    it(
      'error: ignores a late approval, and later changes, of a wallet that keeps its permission',
      runTest(async (harness) => {
        const { received, wallet, host, settled } = harness
        await connectAndAbort(harness)
        await callWallet(wallet, 'keepPermission')
        await wallet.release()
        await settled()
        expect(await wallet.isOpen()).toBe(true)
        await selectSecondAccount(harness)
        await settled()
        expect(received.events).toEqual([])
        expect(host?.address()).toBe(undefined)
      }),
    )
  }

  it(
    'behavior: emits nothing when the user approves after cleanup',
    runTest(async (harness) => {
      const { adapter, received, wallet, leave, settled } = harness
      await wallet.answer('connect', 'hang')
      const attempt = adapter.connect({ connectorId: wallet.connectorId, signal: never() })
      const ended = attempt.then(
        () => true,
        () => true,
      )
      await settled()
      leave()
      await wallet.release()
      expect(await ended).toBe(true)
      await selectSecondAccount(harness)
      await settled()
      expect(received.events).toEqual([])
    }),
  )

  it(
    'behavior: uses a late approval of an aborted attempt for the next attempt',
    runTest(async (harness) => {
      const { adapter, received, wallet, settled } = harness
      const { connectorId } = wallet
      await connectAndAbort(harness)
      const second = adapter.connect({ connectorId, signal: never() })
      await settled()
      await wallet.answer('connect', 'approve')
      await wallet.release()
      expect((await second).accounts[0].address).toBe(wallet.accounts[0])
      await settled()
      expect(await wallet.isOpen()).toBe(true)
      expect(received.events).toEqual([])
      await expectChange(harness)
    }),
  )

  it(
    'error: rejects malformed accounts',
    runTest(async (harness) => {
      const { adapter, received, wallet, settled } = harness
      const { connectorId } = wallet
      await wallet.malform('accounts')
      expect(await failureOf(adapter.connect({ connectorId, signal: never() }))).toBeInstanceOf(
        malformedError,
      )
      await settled()
      expect(received.events).toEqual([])
      await wallet.restoreResponses()
      await logInAgain(harness)
      const session = await adapter.connect({ connectorId, signal: never() })
      expect(session.accounts[0].address).toBe(wallet.accounts[0])
    }),
  )

  if (!switchesNetwork) return

  it(
    'param: chainId is requested',
    runTest(async ({ adapter, wallet: { connectorId }, networks: { other } }) => {
      const session = await adapter.connect({ connectorId, chainId: other.caipNetworkId, signal: never() })
      expect(session.chainId).toBe(other.caipNetworkId)
    }),
  )

  if (does('promptsToSwitch'))
    it(
      'param: chainId is a preference: connects even if the user declines the switch',
      runTest(async ({ adapter, wallet, networks: { home, other } }) => {
        const { connectorId } = wallet
        await wallet.answer('switch', 'reject')
        const session = await adapter.connect({ connectorId, chainId: other.caipNetworkId, signal: never() })
        expect(session.chainId).toBe(home.caipNetworkId)
      }),
    )

  if (does('selectsNetwork'))
    it(
      'behavior: reports the actual chain, even if it is not configured',
      runTest(async ({ adapter, wallet, foreignChainId = 'eip155:0' }) => {
        await wallet.switchNetwork(foreignChainId)
        const session = await adapter.connect({ connectorId: wallet.connectorId, signal: never() })
        expect(session.chainId).toBe(foreignChainId)
      }),
    )

  it(
    'error: rejects a malformed chain id',
    runTest(async ({ adapter, received, wallet, settled }) => {
      const { connectorId } = wallet
      await wallet.malform('chain')
      expect(await failureOf(adapter.connect({ connectorId, signal: never() }))).toBeInstanceOf(
        malformedError,
      )
      await settled()
      expect(received.events).toEqual([])
    }),
  )
}

/** Aborts an attempt whose prompt is pending. */
export async function connectAndAbort({
  adapter,
  wallet,
  settled,
}: Pick<Harness, 'adapter' | 'wallet' | 'settled'>): Promise<void> {
  const controller = new AbortController()
  await wallet.answer('connect', 'hang')
  const failure = failureOf(adapter.connect({ connectorId: wallet.connectorId, signal: controller.signal }))
  await settled()
  controller.abort()
  const error = await failure
  if (!(error instanceof AbortedError)) throw error
}
