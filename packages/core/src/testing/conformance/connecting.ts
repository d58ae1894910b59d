import {
  AbortedError,
  UserRejectedError,
  WalletNotFoundError,
  WalletResponseError,
} from '../../foundation/errors/wallet.js'
import type { AdapterCapabilities } from './AdapterUnderTest.js'
import { failureOf, type Harness, never } from './harness.js'
import type { TestRunner } from './TestRunner.js'

/** Plays one test. */
export type RunTest = (scene: (harness: Harness) => Promise<void>) => () => Promise<void>

/** `connect`: asked once, answered truly, and called off without a trace. */
export function connecting(
  { it, expect }: TestRunner,
  { switchesNetwork, asksSilently = true }: AdapterCapabilities,
  runTest: RunTest,
): void {
  it(
    'default: the wallet is asked once, and what it opened is the session',
    runTest(async ({ adapter, heard, wallet, networks, settled }) => {
      const { connectorId } = wallet
      const session = await adapter.connect({ connectorId, signal: never() })
      expect(session.connectorId).toBe(connectorId)
      expect(session.accounts[0].address).toBe(wallet.accounts[0])
      expect(session.chainId).toBe(networks.home.caipNetworkId)
      expect(await wallet.prompts()).toBe(1)
      await settled()
      expect(heard.events).toEqual([])
    }),
  )

  it(
    'behavior: connecting again with the connected wallet asks nobody',
    runTest(async ({ adapter, wallet: { connectorId, prompts } }) => {
      const first = await adapter.connect({ connectorId, signal: never() })
      expect(await adapter.connect({ connectorId, signal: never() })).toEqual(first)
      expect(await prompts()).toBe(1)
    }),
  )

  it(
    'behavior: another wallet takes the place of the first, whose changes are not heard any more',
    runTest(async ({ adapter, heard, wallet, lateWallet, settled }) => {
      await adapter.connect({ connectorId: wallet.connectorId, signal: never() })
      await lateWallet.announce()
      await heard.connector(lateWallet.connectorId)
      const session = await adapter.connect({ connectorId: lateWallet.connectorId, signal: never() })
      expect(session.accounts[0].address).toBe(lateWallet.accounts[0])
      await wallet.switchAccount(wallet.accounts[1])
      await settled()
      expect(heard.events).toEqual([])
      await adapter.disconnect({ connectorId: lateWallet.connectorId })
      await settled()
      expect(heard.events).toEqual([])
    }),
  )

  it(
    'behavior: closing the first wallet then leaves the second connected',
    runTest(async ({ adapter, heard, wallet, lateWallet, settled }) => {
      const { connectorId } = lateWallet
      await adapter.connect({ connectorId: wallet.connectorId, signal: never() })
      await lateWallet.announce()
      await heard.connector(connectorId)
      const session = await adapter.connect({ connectorId, signal: never() })
      await adapter.disconnect({ connectorId: wallet.connectorId })
      await settled()
      expect(heard.events).toEqual([])
      if (asksSilently) expect(await wallet.isOpen()).toBe(false)
      expect(await adapter.connect({ connectorId, signal: never() })).toEqual(session)
      expect(await lateWallet.prompts()).toBe(1)
    }),
  )

  it(
    'error: a rejection is UserRejectedError, and the next try is free',
    runTest(async ({ adapter, heard, wallet, settled }) => {
      const { connectorId } = wallet
      await wallet.answer('connect', 'reject')
      expect(await failureOf(adapter.connect({ connectorId, signal: never() }))).toBeInstanceOf(
        UserRejectedError,
      )
      expect(await wallet.isOpen()).toBe(false)
      await wallet.answer('connect', 'approve')
      const session = await adapter.connect({ connectorId, signal: never() })
      expect(session.connectorId).toBe(connectorId)
      await settled()
      expect(heard.events).toEqual([])
    }),
  )

  it(
    'error: a rejected second wallet leaves the first connected',
    runTest(async ({ adapter, heard, wallet, lateWallet }) => {
      const { connectorId } = wallet
      await adapter.connect({ connectorId, signal: never() })
      await lateWallet.announce()
      await heard.connector(lateWallet.connectorId)
      await lateWallet.answer('connect', 'reject')
      const failure = await failureOf(
        adapter.connect({ connectorId: lateWallet.connectorId, signal: never() }),
      )
      expect(failure).toBeInstanceOf(UserRejectedError)
      await wallet.switchAccount(wallet.accounts[1])
      const session = await heard.session(({ accounts }) => accounts[0].address === wallet.accounts[1])
      expect(session.connectorId).toBe(connectorId)
    }),
  )

  it(
    'error: no wallet of that id',
    runTest(async ({ adapter }) => {
      const failure = await failureOf(adapter.connect({ connectorId: 'nobody.here', signal: never() }))
      expect(failure).toBeInstanceOf(WalletNotFoundError)
    }),
  )

  it(
    'error: called off before it began, nobody is asked',
    runTest(async ({ adapter, wallet: { connectorId, prompts } }) => {
      const failure = await failureOf(adapter.connect({ connectorId, signal: AbortSignal.abort() }))
      expect(failure).toBeInstanceOf(AbortedError)
      expect(await prompts()).toBe(0)
    }),
  )

  it(
    'error: called off while the wallet is open, a late yes changes nothing and is taken back',
    runTest(async ({ adapter, heard, wallet, settled }) => {
      const { connectorId } = wallet
      await hangAndCallOff({ adapter, wallet, settled })
      await wallet.answer('connect', 'approve')
      await wallet.release()
      await settled()
      expect(heard.events).toEqual([])
      if (asksSilently) expect(await wallet.isOpen()).toBe(false)
      const session = await adapter.connect({ connectorId, signal: never() })
      expect(session.accounts[0].address).toBe(wallet.accounts[0])
      await wallet.switchAccount(wallet.accounts[1])
      await heard.session(({ accounts }) => accounts[0].address === wallet.accounts[1])
    }),
  )

  it(
    'error: called off while the wallet is open, a late no changes nothing',
    runTest(async ({ adapter, heard, wallet, settled }) => {
      await hangAndCallOff({ adapter, wallet, settled })
      await wallet.answer('connect', 'approve')
      await wallet.rejectPending()
      await settled()
      expect(heard.events).toEqual([])
      const session = await adapter.connect({ connectorId: wallet.connectorId, signal: never() })
      expect(session.connectorId).toBe(wallet.connectorId)
    }),
  )

  it(
    'behavior: called off and asked again, the yes counts for the second try',
    runTest(async ({ adapter, heard, wallet, settled }) => {
      const { connectorId } = wallet
      await hangAndCallOff({ adapter, wallet, settled })
      const second = adapter.connect({ connectorId, signal: never() })
      await settled()
      await wallet.answer('connect', 'approve')
      await wallet.release()
      expect((await second).accounts[0].address).toBe(wallet.accounts[0])
      await settled()
      expect(await wallet.isOpen()).toBe(true)
      expect(heard.events).toEqual([])
      await wallet.switchAccount(wallet.accounts[1])
      await heard.session(({ accounts }) => accounts[0].address === wallet.accounts[1])
    }),
  )

  it(
    'error: accounts that are none',
    runTest(async ({ adapter, heard, wallet, settled }) => {
      const { connectorId } = wallet
      await wallet.malform('accounts')
      expect(await failureOf(adapter.connect({ connectorId, signal: never() }))).toBeInstanceOf(
        WalletResponseError,
      )
      await settled()
      expect(heard.events).toEqual([])
      await wallet.mend()
      const session = await adapter.connect({ connectorId, signal: never() })
      expect(session.accounts[0].address).toBe(wallet.accounts[0])
    }),
  )

  if (!switchesNetwork) return

  it(
    'param: chainId is asked for',
    runTest(async ({ adapter, wallet: { connectorId }, networks: { other } }) => {
      const session = await adapter.connect({ connectorId, chainId: other.caipNetworkId, signal: never() })
      expect(session.chainId).toBe(other.caipNetworkId)
    }),
  )

  it(
    'param: chainId is wished for, not promised: who declines the switch is connected all the same',
    runTest(async ({ adapter, wallet, networks: { home, other } }) => {
      const { connectorId } = wallet
      await wallet.answer('switch', 'reject')
      const session = await adapter.connect({ connectorId, chainId: other.caipNetworkId, signal: never() })
      expect(session.chainId).toBe(home.caipNetworkId)
    }),
  )

  it(
    'behavior: the session tells the true chain, also one that this page does not know',
    runTest(async ({ adapter, wallet, foreignChainId = 'eip155:0' }) => {
      await wallet.switchNetwork(foreignChainId)
      const session = await adapter.connect({ connectorId: wallet.connectorId, signal: never() })
      expect(session.chainId).toBe(foreignChainId)
    }),
  )

  it(
    'error: a chain that is none',
    runTest(async ({ adapter, heard, wallet, settled }) => {
      const { connectorId } = wallet
      await wallet.malform('chain')
      expect(await failureOf(adapter.connect({ connectorId, signal: never() }))).toBeInstanceOf(
        WalletResponseError,
      )
      await settled()
      expect(heard.events).toEqual([])
    }),
  )
}

async function hangAndCallOff({
  adapter,
  wallet,
  settled,
}: Pick<Harness, 'adapter' | 'wallet' | 'settled'>): Promise<void> {
  const tryOut = new AbortController()
  await wallet.answer('connect', 'hang')
  const failure = failureOf(adapter.connect({ connectorId: wallet.connectorId, signal: tryOut.signal }))
  await settled()
  tryOut.abort()
  const error = await failure
  if (!(error instanceof AbortedError)) throw error
}
