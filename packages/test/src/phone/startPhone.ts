import type { Locator, Page } from '@playwright/test'
import type { WalletKitTypes } from '@reown/walletkit'
import type { Abi, Address } from 'viem'
import type { TestChain } from '../foundation/TestChain.js'
import type { ApprovalMode } from '../host/createApproval.js'
import type { HostAnswer } from '../host/createHostCore.js'
import { createHostWallet } from '../host/createHostWallet.js'
import type { PageWallet } from '../host/PageWallet.js'
import { extendControl } from '../wallet/createBaseWallet.js'
import { meadow } from '../wallet/wallets.js'
import type { OpenedLink } from './collectLinks.js'
import { getPhoneNamespaces } from './getPhoneNamespaces.js'
import { readPairingUri } from './readPairingUri.js'
import { scanQrCode } from './scanQrCode.js'
import type { TestPhone } from './TestPhone.js'

/** Options of a phone. */
export type PhoneOptions = {
  readonly relayUrl: string
  /** The project of the phone at the relay. Default `latchkit-test`. */
  readonly projectId?: string | undefined
  readonly chains: readonly TestChain[]
  /** The wallet on the phone. Default: `meadow`. */
  readonly wallet?: PageWallet | undefined
  /** Default `approve`. */
  readonly approval?: ApprovalMode | undefined
  readonly abis?: readonly Abi[] | undefined
  /** The page whose screen it scans by default. */
  readonly page?: Page | undefined
  /** The links that the app opened. */
  readonly links?: readonly OpenedLink[] | undefined
}

type Session = {
  readonly topic: string
  readonly origin: string
  readonly name: string
  readonly chains: readonly string[]
}

const scanMs = 15_000
const scanPauseMs = 50

/**
 * Starts a wallet on a phone, which apps reach over a relay. It needs `@reown/walletkit` and `@walletconnect/core` in the versions of
 * `peerDependencies`.
 *
 * @example
 * import { createFakeChain, startPhone, startRelay } from '@latchkit/test'
 *
 * const relay = await startRelay()
 * const phone = await startPhone({ relayUrl: relay.url, chains: [createFakeChain()] })
 * await phone.open('wc:…')
 * await phone.stop()
 * await relay.stop()
 */
export async function startPhone(options: PhoneOptions): Promise<TestPhone> {
  const { relayUrl, projectId = 'latchkit-test', chains, wallet = meadow, links = [], page } = options
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
  const sessions = new Map<string, Session>()
  const host = createHostWallet(
    { ...wallet, chainScope: 'wallet' },
    {
      ...{ chains, approval: options.approval ?? 'approve', abis: options.abis ?? [] },
      deliver: async ({ origin, event, payload }) => {
        if (event === 'accountsChanged') await changeAccounts(origin, payload as readonly Address[])
        if (event === 'chainChanged') await emit(origin, event, Number(payload))
      },
    },
  )
  const getChains = () => chains.map(({ id }) => id)

  async function emit(origin: string, name: string, data: unknown): Promise<void> {
    const chainId = `eip155:${host.wallet.chainId}`
    for (const session of sessions.values())
      if (session.origin === origin && session.chains.includes(chainId))
        await kit.emitSessionEvent({ topic: session.topic, event: { name, data }, chainId })
  }

  /** A locked wallet keeps its sessions. Without accounts, the user has disconnected. */
  async function changeAccounts(origin: string, addresses: readonly Address[]): Promise<void> {
    if (addresses.length === 0) return
    for (const { topic } of [...sessions.values()].filter((session) => session.origin === origin)) {
      const namespaces = kit.getActiveSessions()[topic]?.namespaces
      const eip155 = namespaces?.eip155
      if (!eip155) continue
      const { chains: approved = [] } = eip155
      const accounts = approved.flatMap((chain) => addresses.map((address) => `${chain}:${address}`))
      await kit.updateSession({ topic, namespaces: { ...namespaces, eip155: { ...eip155, accounts } } })
    }
    const chainId = `eip155:${host.wallet.chainId}`
    await emit(
      origin,
      'accountsChanged',
      addresses.map((address) => `${chainId}:${address}`),
    )
  }

  async function onProposal({ id, params }: WalletKitTypes.SessionProposal): Promise<void> {
    const { url, name } = params.proposer.metadata
    const origin = toOrigin(url)
    const asked = { method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] }
    const answer = await host.handle(origin, asked)
    if ('error' in answer) return kit.rejectSession({ id, reason: toRpcError(answer) })
    try {
      const namespaces = getPhoneNamespaces(params, getChains(), [host.wallet.address])
      const { topic } = await kit.approveSession({ id, namespaces })
      sessions.set(topic, { ...{ topic, origin, name }, chains: namespaces.eip155.chains })
    } catch (error) {
      const { code = 5000, message } = Object(error)
      await kit.rejectSession({ id, reason: { code, message: String(message) } })
    }
  }

  async function onRequest({ id, topic, params }: WalletKitTypes.SessionRequest): Promise<void> {
    const session = sessions.get(topic)
    if (!session) return
    const { method, params: given } = params.request
    const chainId = Number(params.chainId.split(':')[1])
    // A request names its chain.
    if (!/^wallet_(switch|add)EthereumChain$/.test(method) && chainId !== host.wallet.chainId)
      await host.wallet.switchChain(chainId)
    const answer = await host.handle(session.origin, { method, params: given })
    const response =
      'error' in answer
        ? { id, jsonrpc: '2.0', error: toRpcError(answer) }
        : { id, jsonrpc: '2.0', result: answer.result }
    await kit.respondSessionRequest({ topic, response })
  }

  /** A response that no relay takes any more has no reader. */
  const ignoreAfterStop = (error: unknown) => {
    if (!connection.isClosed()) throw error
  }
  kit.on('session_proposal', (event) => void onProposal(event).catch(ignoreAfterStop))
  kit.on('session_request', (event) => void onRequest(event).catch(ignoreAfterStop))
  kit.on('session_delete', ({ topic }) => void sessions.delete(topic))

  async function open(link: string): Promise<void> {
    const uri = readPairingUri(link)
    if (uri === undefined) throw new Error(`The link must have a pairing (wc:…@2?…), got ${link}.`)
    await kit.pair({ uri })
  }

  return extendControl(host.wallet, {
    open,
    links,
    get sessions() {
      return [...sessions.values()].map(({ name }) => name)
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
    async disconnect() {
      const reason = { code: 6000, message: 'User disconnected.' }
      for (const { topic } of sessions.values()) await kit.disconnectSession({ topic, reason })
      sessions.clear()
      await host.wallet.disconnect()
    },
    stop: connection.close,
  })
}

function toOrigin(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : 'null'
}

/** The code of a rejection in sessions is 5000. */
function toRpcError(answer: HostAnswer): { readonly code: number; readonly message: string } {
  if (!('error' in answer)) throw new Error('The answer has no error.')
  const { code = 0, message = answer.error.value } = Object(answer.error.value)
  if (code === 4001) return { code: 5000, message: 'User rejected.' }
  return { code: Number(code), message: String(message) }
}
