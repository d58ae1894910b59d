import { AbortedError } from '../../foundation/errors/wallet.js'
import type { AdapterCapabilities } from './AdapterUnderTest.js'
import type { Play } from './connecting.js'
import { failureOf, never, type Stage } from './stage.js'
import type { TestRunner } from './TestRunner.js'

/** `reconnect`: never prompts, and never says connected where the wallet does not. */
export function reconnecting(
  { it, expect }: TestRunner,
  { switchesNetwork, keepsTrust = false, asksSilently = true }: AdapterCapabilities,
  play: Play,
): void {
  if (asksSilently) {
    it(
      'default: the next page takes the session up and hears its wallet, without a prompt',
      play(async (stage) => {
        const session = await connected(stage)
        const { adapter, heard, wallet } = await stage.nextPage()
        const prompts = await wallet.prompts()
        await heard.connector(wallet.connectorId)
        expect(await adapter.reconnect({ connectorId: wallet.connectorId, signal: never() })).toEqual(session)
        expect(await wallet.prompts()).toBe(prompts)
        await wallet.switchAccount(wallet.accounts[1])
        await heard.session(({ accounts }) => accounts[0].address === wallet.accounts[1])
      }),
    )
  }

  it(
    'behavior: a wallet that never was connected is not asked',
    play(async ({ adapter, wallet: { connectorId, prompts } }) => {
      expect(await adapter.reconnect({ connectorId, signal: never() })).toBe(null)
      expect(await prompts()).toBe(0)
    }),
  )

  it(
    'behavior: a locked wallet is not asked',
    play(async (stage) => {
      await connected(stage)
      stage.leave()
      await stage.wallet.lock()
      await expectNothing(stage)
    }),
  )

  it(
    'behavior: a wallet that has forgotten the page is not asked',
    play(async (stage) => {
      await connected(stage)
      stage.leave()
      await stage.wallet.forget()
      await expectNothing(stage)
    }),
  )

  if (!keepsTrust) {
    it(
      'behavior: nor is one that was disconnected',
      play(async (stage) => {
        const { connectorId } = await connected(stage)
        await stage.adapter.disconnect({ connectorId })
        await expectNothing(stage)
      }),
    )
  }

  it(
    'behavior: an absent wallet is null, and taken up when it comes late',
    play(async (stage) => {
      const { lateWallet } = stage
      const { connectorId } = lateWallet
      await lateWallet.announce()
      await stage.heard.connector(connectorId)
      const session = await stage.adapter.connect({ connectorId, signal: never() })
      const { adapter, heard } = await stage.nextPage()
      const prompts = await lateWallet.prompts()
      expect(await adapter.reconnect({ connectorId, signal: never() })).toBe(null)
      await lateWallet.announce()
      await heard.connector(connectorId)
      expect(await adapter.reconnect({ connectorId, signal: never() })).toEqual(session)
      expect(await lateWallet.prompts()).toBe(prompts)
    }),
  )

  if (asksSilently) {
    it(
      'error: cancelled',
      play(async (stage) => {
        const { connectorId } = await connected(stage)
        const { adapter } = await stage.nextPage()
        const failure = await failureOf(adapter.reconnect({ connectorId, signal: AbortSignal.abort() }))
        expect(failure).toBeInstanceOf(AbortedError)
        expect((await adapter.reconnect({ connectorId, signal: never() }))?.connectorId).toBe(connectorId)
      }),
    )
  }

  if (switchesNetwork) {
    it(
      'behavior: the chain is the one the wallet is on now',
      play(async (stage) => {
        const { connectorId } = await connected(stage)
        stage.leave()
        await stage.wallet.switchNetwork(stage.networks.other.caipNetworkId)
        const { adapter } = await stage.nextPage()
        const session = await adapter.reconnect({ connectorId, signal: never() })
        expect(session?.chainId).toBe(stage.networks.other.caipNetworkId)
      }),
    )
  }

  async function connected({ adapter, wallet }: Stage) {
    return adapter.connect({ connectorId: wallet.connectorId, signal: never() })
  }

  async function expectNothing(stage: Stage): Promise<void> {
    const { adapter, heard, wallet, settled } = await stage.nextPage()
    const prompts = await wallet.prompts()
    await heard.connector(wallet.connectorId)
    expect(await adapter.reconnect({ connectorId: wallet.connectorId, signal: never() })).toBe(null)
    await settled()
    expect(await wallet.prompts()).toBe(prompts)
    expect(heard.events).toEqual([])
  }
}
