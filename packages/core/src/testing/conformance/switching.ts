import { AbortedError, ChainNotSupportedError, UserRejectedError } from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import type { Network } from '../../foundation/schema/network.js'
import type { Session } from '../../ports/Adapter.js'
import type { AdapterCapabilities, WalletBehavior } from './AdapterUnderTest.js'
import type { RunTest } from './connecting.js'
import { failureOf, type Harness, hasBehavior, never } from './harness.js'
import type { TestRunner } from './TestRunner.js'

/** Tests `switchNetwork`: asks the wallet, adds an unknown chain, and reports only a switch that the wallet confirms. */
export function switching(
  { it, expect }: TestRunner,
  capabilities: AdapterCapabilities,
  runTest: RunTest,
): void {
  const does = (behavior: WalletBehavior) => hasBehavior(capabilities, behavior)
  it(
    'default: switches to a network the wallet knows',
    runTest(async (harness) => {
      const before = await connected(harness)
      const { other } = harness.networks
      expect(await switchTo(harness, other)).toEqual({ ...before, chainId: other.caipNetworkId })
      expect(await harness.wallet.prompts()).toBe(harness.connectPrompts + (does('promptsToSwitch') ? 1 : 0))
    }),
  )

  it(
    'behavior: emits the new session',
    runTest(async (harness) => {
      const before = await connected(harness)
      const { other } = harness.networks
      const session = await switchTo(harness, other)
      expect(await harness.received.session(({ chainId }) => chainId === other.caipNetworkId)).toEqual(
        session,
      )
      expect(session.accounts).toEqual(before.accounts)
    }),
  )

  if (does('addsNetwork'))
    it(
      'behavior: adds a network the wallet does not know',
      runTest(async (harness) => {
        await connected(harness)
        const unknown = unknownOf(harness)
        expect((await switchTo(harness, unknown)).chainId).toBe(unknown.caipNetworkId)
      }),
    )

  it(
    'behavior: shows no prompt if the wallet is already on the network',
    runTest(async (harness) => {
      const session = await connected(harness)
      expect(await switchTo(harness, harness.networks.home)).toEqual(session)
      expect(await harness.wallet.prompts()).toBe(harness.connectPrompts)
    }),
  )

  if (does('selectsNetwork'))
    it(
      'behavior: switches from a network that is not configured to one that is',
      runTest(async (harness) => {
        const { wallet, networks, foreignChainId = 'eip155:0' } = harness
        await wallet.switchNetwork(foreignChainId)
        await connected(harness)
        expect((await switchTo(harness, networks.home)).chainId).toBe(networks.home.caipNetworkId)
      }),
    )

  if (does('promptsToSwitch'))
    it(
      'error: rejects when the user declines, and the wallet keeps its network',
      runTest(async (harness) => {
        const session = await connected(harness)
        await harness.wallet.answer('switch', 'reject')
        expect(await failureOf(switchTo(harness, harness.networks.other))).toBeInstanceOf(UserRejectedError)
        expect(await switchTo(harness, harness.networks.home)).toEqual(session)
      }),
    )

  if (does('addsNetwork'))
    it(
      'error: rejects when the user declines to add the network',
      runTest(async (harness) => {
        await connected(harness)
        await harness.wallet.answer('add', 'reject')
        expect(await failureOf(switchTo(harness, unknownOf(harness)))).toBeInstanceOf(UserRejectedError)
      }),
    )

  it(
    'error: rejects with ChainNotSupportedError if the wallet cannot add the network',
    runTest(async (harness) => {
      const session = await connected(harness)
      await harness.wallet.refuseChains()
      const failure = await failureOf(switchTo(harness, unknownOf(harness)))
      expect(failure).toBeInstanceOf(ChainNotSupportedError)
      expect(failure).toMatchObject({ shortMessage: 'Chain is not supported' })
      expect(await switchTo(harness, harness.networks.home)).toEqual(session)
    }),
  )

  it(
    'error: rejects when the wallet fails with its own error',
    runTest(async (harness) => {
      await connected(harness)
      await harness.wallet.fail('switch')
      expect(await failureOf(switchTo(harness, harness.networks.other))).toBeInstanceOf(WalletRequestError)
    }),
  )

  it(
    does('keepsNetwork')
      ? 'error: emits an approval that arrives after the abort, because the wallet has switched'
      : 'error: keeps the network if aborted, also when the wallet accepts it later',
    runTest(async (harness) => {
      const { adapter, received, wallet, networks, settled } = harness
      const session = await connected(harness)
      const { connectorId } = session
      await wallet.answer('switch', 'hang')
      const controller = new AbortController()
      const { other } = networks
      const failure = failureOf(
        adapter.switchNetwork({ connectorId, network: other, signal: controller.signal }),
      )
      await settled()
      controller.abort()
      expect(await failure).toBeInstanceOf(AbortedError)
      expect(received.events).toEqual([])
      await wallet.release()
      if (does('keepsNetwork')) {
        await received.session(({ chainId }) => chainId === other.caipNetworkId)
        return
      }
      await settled()
      expect(received.events).toEqual([])
      expect(await connected(harness)).toEqual(session)
    }),
  )

  it(
    'error: rejects without a prompt when not connected',
    runTest(async (harness) => {
      const { connectorId } = harness.wallet
      const { other } = harness.networks
      const failure = await failureOf(
        harness.adapter.switchNetwork({ connectorId, network: other, signal: never() }),
      )
      expect(failure).toMatchObject({ code: harness.notConnectedCode })
      expect(await harness.wallet.prompts()).toBe(0)
    }),
  )
}

function connected({ adapter, wallet }: Harness): Promise<Session> {
  return adapter.connect({ connectorId: wallet.connectorId, signal: never() })
}

function switchTo({ adapter, wallet }: Harness, network: Network): Promise<Session> {
  return adapter.switchNetwork({ connectorId: wallet.connectorId, network, signal: never() })
}

function unknownOf({ networks }: Harness): Network {
  if (!networks.unknown) throw new Error('A world with `switchesNetwork` has an unknown network.')
  return networks.unknown
}
