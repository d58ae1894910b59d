import {
  AbortedError,
  ChainNotSupportedError,
  UserRejectedError,
  WalletRequestError,
} from '../../foundation/errors/wallet.js'
import type { Network } from '../../foundation/schema/network.js'
import type { Session } from '../../ports/Adapter.js'
import type { Play } from './connecting.js'
import { failureOf, never, type Stage } from './stage.js'
import type { TestRunner } from './TestRunner.js'

/** Tests `switchNetwork`: asks the wallet, adds an unknown chain, and reports only a switch that the wallet confirms. */
export function switching({ it, expect }: TestRunner, play: Play): void {
  it(
    'default: the wallet switches to a network it knows',
    play(async (stage) => {
      const before = await connected(stage)
      const { other } = stage.networks
      expect(await switchTo(stage, other)).toEqual({ ...before, chainId: other.caipNetworkId })
      expect(await stage.wallet.prompts()).toBe(2)
    }),
  )

  it(
    'behavior: that the session has moved is told by an event, too',
    play(async (stage) => {
      const before = await connected(stage)
      const { other } = stage.networks
      const session = await switchTo(stage, other)
      expect(await stage.heard.session(({ chainId }) => chainId === other.caipNetworkId)).toEqual(session)
      expect(session.accounts).toEqual(before.accounts)
    }),
  )

  it(
    'behavior: a network the wallet does not know is added',
    play(async (stage) => {
      await connected(stage)
      const unknown = unknownOf(stage)
      expect((await switchTo(stage, unknown)).chainId).toBe(unknown.caipNetworkId)
    }),
  )

  it(
    'behavior: nobody is asked for the network the wallet is on',
    play(async (stage) => {
      const session = await connected(stage)
      expect(await switchTo(stage, stage.networks.home)).toEqual(session)
      expect(await stage.wallet.prompts()).toBe(1)
    }),
  )

  it(
    'behavior: a network that this page does not know is left for one that it does',
    play(async (stage) => {
      const { wallet, networks, foreignChainId = 'eip155:0' } = stage
      await wallet.switchNetwork(foreignChainId)
      await connected(stage)
      expect((await switchTo(stage, networks.home)).chainId).toBe(networks.home.caipNetworkId)
    }),
  )

  it(
    'error: declined, the wallet stays where it is',
    play(async (stage) => {
      const session = await connected(stage)
      await stage.wallet.answer('switch', 'reject')
      expect(await failureOf(switchTo(stage, stage.networks.other))).toBeInstanceOf(UserRejectedError)
      expect(await switchTo(stage, stage.networks.home)).toEqual(session)
    }),
  )

  it(
    'error: the adding declined',
    play(async (stage) => {
      await connected(stage)
      await stage.wallet.answer('add', 'reject')
      expect(await failureOf(switchTo(stage, unknownOf(stage)))).toBeInstanceOf(UserRejectedError)
    }),
  )

  it(
    'error: a wallet that cannot add it: "Chain is not supported"',
    play(async (stage) => {
      const session = await connected(stage)
      await stage.wallet.refuseChains()
      const failure = await failureOf(switchTo(stage, unknownOf(stage)))
      expect(failure).toBeInstanceOf(ChainNotSupportedError)
      expect(failure).toMatchObject({ shortMessage: 'Chain is not supported' })
      expect(await switchTo(stage, stage.networks.home)).toEqual(session)
    }),
  )

  it(
    'error: the wallet fails for a reason of its own',
    play(async (stage) => {
      await connected(stage)
      await stage.wallet.fail('switch')
      expect(await failureOf(switchTo(stage, stage.networks.other))).toBeInstanceOf(WalletRequestError)
    }),
  )

  it(
    'error: called off; a late yes is told, because the wallet is there now',
    play(async (stage) => {
      const { adapter, heard, wallet, networks, settled } = stage
      const { connectorId } = await connected(stage)
      await wallet.answer('switch', 'hang')
      const tryOut = new AbortController()
      const { other } = networks
      const failure = failureOf(adapter.switchNetwork({ connectorId, network: other, signal: tryOut.signal }))
      await settled()
      tryOut.abort()
      expect(await failure).toBeInstanceOf(AbortedError)
      expect(heard.events).toEqual([])
      await wallet.release()
      await heard.session(({ chainId }) => chainId === other.caipNetworkId)
    }),
  )

  it(
    'error: not connected, nobody is asked',
    play(async (stage) => {
      const { connectorId } = stage.wallet
      const { other } = stage.networks
      const failure = await failureOf(
        stage.adapter.switchNetwork({ connectorId, network: other, signal: never() }),
      )
      expect(failure).toBeInstanceOf(WalletRequestError)
      expect(await stage.wallet.prompts()).toBe(0)
    }),
  )
}

function connected({ adapter, wallet }: Stage): Promise<Session> {
  return adapter.connect({ connectorId: wallet.connectorId, signal: never() })
}

function switchTo({ adapter, wallet }: Stage, network: Network): Promise<Session> {
  return adapter.switchNetwork({ connectorId: wallet.connectorId, network, signal: never() })
}

function unknownOf({ networks }: Stage): Network {
  if (!networks.unknown) throw new Error('A world with `switchesNetwork` has an unknown network.')
  return networks.unknown
}
