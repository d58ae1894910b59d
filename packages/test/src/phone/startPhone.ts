import type { Locator, Page } from '@playwright/test'
import type { WalletKitTypes } from '@reown/walletkit'
import { errorCodes } from '../foundation/ProviderRpcError.js'
import type { SerializedError } from '../host/serializeError.js'
import { extendControl } from '../wallet/createBaseWallet.js'
import { meadow } from '../wallet/wallets.js'
import { createPhoneWallets } from './createPhoneWallets.js'
import type { PhoneOptions } from './PhoneOptions.js'
import { readPairingUri } from './readPairingUri.js'
import { scanQrCode } from './scanQrCode.js'
import type { TestPhone } from './TestPhone.js'

const scanMs = 15_000
const scanPauseMs = 50

/**
 * Starts a wallet on a phone, which apps reach over a relay. It needs `@reown/walletkit` and `@walletconnect/core` in the versions of
 * `peerDependencies`.
 *
 * @example
 * import { createFakeChain, createFakeSolanaChain, startPhone, startRelay } from '@latchkit/test'
 *
 * const relay = await startRelay()
 * const phone = await startPhone({
 *   relayUrl: relay.url,
 *   chains: [createFakeChain(), createFakeChain({ id: 8453, name: 'Base' })],
 *   solana: { chain: createFakeSolanaChain() },
 * })
 * await phone.open('wc:…')
 * await phone.stop()
 * await relay.stop()
 */
export async function startPhone(options: PhoneOptions): Promise<TestPhone> {
  const { relayUrl, projectId = 'latchkit-test', wallet = meadow, links = [], page } = options
  // Imported lazily: it takes most of a second to load.
  const { openRelayConnection } = await import('./openRelayConnection.js')
  const metadata = {
    name: wallet.name,
    description: 'A phone of tests',
    url: 'https://phone.invalid',
    icons: [],
  }
  const connection = await openRelayConnection({ relayUrl, projectId, metadata, storage: new Map() })
  const { kit } = connection
  const { evm, solana, sessions, approve, request } = createPhoneWallets(kit, options)
  const wallets = [evm.wallet, ...(solana ? [solana.wallet] : [])]

  async function onProposal({ id, params }: WalletKitTypes.SessionProposal): Promise<void> {
    const { url, name } = params.proposer.metadata
    const origin = toOrigin(url)
    try {
      const answer = await approve(origin, params)
      if ('error' in answer) return await kit.rejectSession({ id, reason: toRpcError(answer.error) })
      const { topic } = await kit.approveSession({ id, namespaces: answer.namespaces })
      sessions.add({ topic, origin, name })
    } catch (error) {
      const { code = 5000, message } = Object(error)
      await kit.rejectSession({ id, reason: { code, message: String(message) } })
    }
  }

  async function onRequest({ id, topic, params }: WalletKitTypes.SessionRequest): Promise<void> {
    const session = sessions.get(topic)
    if (!session) return
    const answer = await request(session.origin, params.chainId, params.request)
    const response =
      'error' in answer
        ? { id, jsonrpc: '2.0', error: toRpcError(answer.error) }
        : { id, jsonrpc: '2.0', result: answer.result }
    await kit.respondSessionRequest({ topic, response })
  }

  /** A response that no relay takes any more has no reader. */
  const ignoreAfterStop = (error: unknown) => {
    if (!connection.isClosed()) throw error
  }
  kit.on('session_proposal', (event) => void onProposal(event).catch(ignoreAfterStop))
  kit.on('session_request', (event) => void onRequest(event).catch(ignoreAfterStop))
  kit.on('session_delete', ({ topic }) => sessions.remove(topic))

  async function open(link: string): Promise<void> {
    const uri = readPairingUri(link)
    if (uri === undefined) throw new Error(`The link must have a pairing (wc:…@2?…), got ${link}.`)
    await kit.pair({ uri })
  }

  /** Does the same to all wallets of the phone. */
  const forAll = (run: (wallet: (typeof wallets)[number]) => Promise<void>) => async () => {
    await Promise.all(wallets.map(run))
  }

  return extendControl(evm.wallet, {
    open,
    links,
    get solana() {
      if (!solana) throw new Error('The options of the phone must have `solana` for this wallet.')
      return solana.wallet
    },
    get sessions() {
      return sessions.list().map(({ name }) => name)
    },
    async scan(
      target: Page | Locator | undefined = page,
      { timeout = scanMs }: { readonly timeout?: number } = {},
    ) {
      if (!target) throw new Error('`scan` must have a page or an element.')
      const end = performance.now() + timeout
      for (let attempt = 0; ; attempt += 1) {
        const text = await scanQrCode(target, attempt)
        if (text !== undefined && readPairingUri(text) !== undefined) return open(text)
        if (performance.now() > end)
          throw new Error(
            `The screen has no QR code of a pairing after ${timeout} ms.${text ? ` It has ${text}.` : ''}`,
          )
        await new Promise((resolve) => setTimeout(resolve, scanPauseMs))
      }
    },
    hang: forAll((each) => each.hang()),
    autoApprove: forAll((each) => each.autoApprove()),
    autoReject: forAll((each) => each.autoReject()),
    lock: forAll((each) => each.lock()),
    unlock: forAll((each) => each.unlock()),
    goOffline: forAll((each) => each.goOffline()),
    goOnline: forAll((each) => each.goOnline()),
    async disconnect() {
      const reason = { code: 6000, message: 'User disconnected.' }
      for (const { topic } of sessions.list()) {
        await kit.disconnectSession({ topic, reason })
        sessions.remove(topic)
      }
      await forAll((each) => each.disconnect())()
    },
    stop: connection.close,
  })
}

function toOrigin(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : 'null'
}

/** The code of a rejection in sessions is 5000. */
function toRpcError({ value }: SerializedError): { readonly code: number; readonly message: string } {
  const { code = 0, message = value } = Object(value)
  if (code === errorCodes.userRejected) return { code: 5000, message: 'User rejected.' }
  return { code: Number(code), message: String(message) }
}
