import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { ICore } from '@walletconnect/types'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { buildApprovedNamespaces } from '@walletconnect/utils'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createMemoryStorage } from './createMemoryStorage.fixtures.js'

const metadata = { name: 'Test', description: 'A test', url: 'http://localhost', icons: [] }
const chains = ['eip155:1', 'eip155:8453']
const methods = ['personal_sign', 'eth_sendTransaction']
const events = ['chainChanged', 'accountsChanged']

/** Environment in which the SDKs send no telemetry and do not share a core. */
export const sdkEnvironment = { DISABLE_GLOBAL_CORE: 'true', IS_VITEST: 'true' }

/** Starts a dapp with WalletConnect's UniversalProvider. */
export async function startDapp(relayUrl: string, storage = createMemoryStorage()) {
  const dapp = await UniversalProvider.init({
    projectId: 'test',
    relayUrl,
    metadata,
    storage,
    telemetryEnabled: false,
    logger: 'silent',
  })
  ignoreRepeatedDelete(dapp.client)
  return dapp
}

export type Dapp = Awaited<ReturnType<typeof startDapp>>

/** Starts a wallet with Reown's WalletKit and a generated key. */
export async function startWallet(relayUrl: string, storage = createMemoryStorage()) {
  const core = new Core({ projectId: 'test', relayUrl, storage, telemetryEnabled: false, logger: 'silent' })
  const kit = await WalletKit.init({ core: core as ICore, metadata })
  ignoreRepeatedDelete(kit.engine.signClient)
  const account = privateKeyToAccount(generatePrivateKey())
  return {
    kit,
    account,
    /** Returns the namespaces to approve for a proposal. */
    namespaces: (
      { params }: WalletKitTypes.SessionProposal,
      supported: readonly string[] = chains,
    ): ReturnType<typeof buildApprovedNamespaces> =>
      buildApprovedNamespaces({
        proposal: params,
        supportedNamespaces: {
          eip155: {
            chains: [...supported],
            methods,
            events,
            accounts: supported.map((chain) => `${chain}:${account.address}`),
          },
        },
      }),
    /** Resolves with the next event of this type. */
    waitForEvent: <Event extends WalletKitTypes.Event>(event: Event) =>
      new Promise<WalletKitTypes.EventArguments[Event]>((resolve) => kit.once(event, resolve)),
  }
}

export type Wallet = Awaited<ReturnType<typeof startWallet>>

/** Proposes a session. Resolves with the proposal that the wallet received, and a promise for the session. */
export async function propose(dapp: Dapp, wallet: Wallet) {
  const proposed = wallet.waitForEvent('session_proposal')
  const uri = new Promise<string>((resolve) => dapp.once('display_uri', resolve))
  const session = dapp.connect({ optionalNamespaces: { eip155: { chains, methods, events } } })
  // Prevents an unhandled rejection: tests of rejections await the session later.
  session.catch(() => {})
  await wallet.kit.pair({ uri: await uri })
  return { proposal: await proposed, session }
}

/** Connects dapp and wallet. Resolves with the settled session. */
export async function connect(dapp: Dapp, wallet: Wallet) {
  const { proposal, session } = await propose(dapp, wallet)
  await wallet.kit.approveSession({ id: proposal.id, namespaces: wallet.namespaces(proposal) })
  const settled = await session
  if (!settled) throw new Error('there is no session')
  return settled
}

/** Signs a `personal_sign` request, and sends the response. */
export async function approveSignRequest(
  wallet: Wallet,
  { topic, id, params }: WalletKitTypes.SessionRequest,
) {
  const [raw] = params.request.params as [`0x${string}`]
  const result = await wallet.account.signMessage({ message: { raw } })
  await wallet.kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } })
}

/** Resolves when the dapp has published a session request, ignoring its other messages. */
export function waitForPublishedRequest({ client }: Dapp): Promise<void> {
  return new Promise((resolve) => {
    const { relayer } = client.core
    function onPublish({ tag }: { readonly tag?: number }) {
      if (tag !== requestTag) return
      relayer.off('relayer_publish', onPublish)
      resolve()
    }
    relayer.on('relayer_publish', onPublish)
  })
}

/** Tag of a session request. */
const requestTag = 1108

/**
 * The relay delivers at least once. The SDK rejects a repeated session delete in a check that it does not await,
 * which would be an unhandled rejection.
 */
function ignoreRepeatedDelete({ engine }: Pick<Dapp['client'], 'engine'>): void {
  const name = 'onSessionDeleteRequest'
  const original: (topic: string, payload: { readonly params?: unknown }) => Promise<void> = Reflect.get(
    engine,
    name,
  ).bind(engine)
  const check: (given: object) => Promise<void> = Reflect.get(engine, 'isValidDisconnect').bind(engine)
  Reflect.set(engine, name, async (topic: string, payload: { readonly params?: unknown }) => {
    try {
      await check({ topic, reason: payload.params })
    } catch (error) {
      if (String(error).includes('recently deleted')) return
      throw error
    }
    await original(topic, payload)
  })
}

/** Closes the connection of a peer and stops its timers. */
export async function disconnectPeer({ kit }: { readonly kit: Pick<Wallet['kit'], 'core'> }) {
  kit.core.heartbeat.stop()
  await kit.core.relayer.transportClose()
}
