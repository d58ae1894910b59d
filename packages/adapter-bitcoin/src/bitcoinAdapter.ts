import {
  AbortedError,
  type CaipNetworkId,
  ChainNotSupportedError,
  type Network,
  WalletNotFoundError,
  WalletRequestError,
} from '@latchkit/core'
import {
  createEsplora,
  type Esplora,
  keepSession,
  type LiveSession,
  type ReadSession,
  readOpen,
  type SessionKeeper,
  toBitcoinSession,
  unauthorizedError,
  wrongChainError,
} from '@latchkit/core/bip122'
import { abortable, askWallet, toSwitchError } from '@latchkit/core/eip1193'
import type { Adapter, PortContext } from '@latchkit/core/ports'
import { bitcoinChainNameOf, bitcoinNetworkOf, parseBitcoinAddress } from '@latchkit/core/schema'
import type { BitcoinWallet } from './BitcoinWallet.js'
import { type AnyCaller, createBitcoinMethods, type Signer } from './createBitcoinMethods.js'
import type { FoundWallet } from './findWallets.js'
import { type WatchedWallets, watchWallets } from './watchWallets.js'

/**
 * Creates core's adapter for Bitcoin. One wallet is connected at a time.
 *
 * @param parameters `networks`: those of `bip122`. `esplora`: see `bitcoin.Options`.
 */
export function createBitcoinAdapter(parameters: {
  readonly context: PortContext
  readonly networks: readonly Network[]
  readonly wallets: readonly BitcoinWallet[]
  readonly esplora: Readonly<Partial<Record<CaipNetworkId, string>>>
}): Adapter {
  const { context, networks, esplora } = parameters
  const own = networks.map(({ caipNetworkId }) => caipNetworkId)
  let page: { readonly wallets: WatchedWallets; readonly sessions: SessionKeeper<FoundWallet> } | undefined

  function getEsplora(network: Network): Esplora {
    const url = esplora[network.caipNetworkId] ?? network.rpcUrls.default.http[0] ?? ''
    return createEsplora({ url: url.replace(/\/$/, ''), network, clock: context.clock, fetch })
  }

  function getPage(connectorId: string) {
    const wallet = page?.wallets.find(connectorId)
    if (!page || !wallet) throw new WalletNotFoundError({ connectorId })
    return { sessions: page.sessions, wallet }
  }

  function getLiveSession(connectorId: string, method: string): LiveSession<FoundWallet> {
    const live = page?.sessions.live()
    if (live?.session.connectorId === connectorId) return live
    throw unauthorizedError(method, connectorId)
  }

  /** Creates a reader of wallet responses. If the wallet does not report its chain, it uses the first matching one. */
  function createReader(...preferred: readonly CaipNetworkId[]): ReadSession {
    return (connectorId, answer) => toBitcoinSession({ connectorId, answer, preferred })
  }

  /** Creates a reader of wallet responses that prefers chains the app supports. */
  function createReaderFor(requested: CaipNetworkId | undefined): ReadSession {
    return (connectorId, answer) => {
      const session = createReader(...(requested ? [requested] : []), ...own)(connectorId, answer)
      if (own.includes(session.chainId)) return session
      const chain = bitcoinChainNameOf(session.chainId) ?? session.chainId
      throw wrongChainError(chain, networks.map(({ name }) => name).join(' or '))
    }
  }

  function getSigner(method: string, { connectorId, address: text, network }: AnyCaller): Signer {
    const { session, wallet } = getLiveSession(connectorId, method)
    const { chainId, accounts } = session
    const account = accounts.find(({ address }) => address === text)
    const address = parseBitcoinAddress(text, bitcoinNetworkOf(chainId))
    const chain = bitcoinChainNameOf(chainId)
    if (!account || !address || !chain) throw unauthorizedError(method, text)
    if (network && network.caipNetworkId !== chainId) throw wrongChainError(chain, network.name)
    return { account, isPayer: account === accounts[0], address, chain, style: wallet.style }
  }

  const methods = createBitcoinMethods({ getSigner, getEsplora })

  return {
    namespace: 'bip122',
    type: 'bitcoin',
    start(emit) {
      const { warn } = context
      const sessions: SessionKeeper<FoundWallet> = keepSession({
        emit,
        warn,
        // If the wallet does not report its chain, the session's chain is kept.
        read: (connectorId, answer) => {
          const now = sessions.live()?.session.chainId
          return createReader(...(now ? [now] : []), ...own)(connectorId, answer)
        },
      })
      const wallets = watchWallets(parameters.wallets, context, (connectors) =>
        emit({ type: 'connectors', connectors }),
      )
      page = { wallets, sessions }
      return () => {
        page = undefined
        sessions.stop()
        wallets.stop()
      }
    },
    connect: ({ connectorId, chainId, signal }) =>
      askWallet({ method: 'connect', connectorId }, async () => {
        if (signal.aborted) throw new AbortedError()
        const { sessions, wallet } = getPage(connectorId)
        return sessions.open(wallet, createReaderFor(chainId), signal)
      }),
    reconnect: ({ connectorId, chainId, signal }) =>
      askWallet({ method: 'connect', connectorId }, async () => {
        if (signal.aborted) throw new AbortedError()
        const wallet = page?.wallets.find(connectorId)
        return (wallet && page?.sessions.resume(wallet, createReaderFor(chainId), signal)) ?? null
      }),
    disconnect: ({ connectorId }) =>
      askWallet({ method: 'disconnect', connectorId }, async () => {
        const wallet = page?.wallets.find(connectorId)
        if (wallet) await page?.sessions.close(wallet)
      }),
    async switchNetwork({ connectorId, network, signal }) {
      const method = 'switchNetwork'
      const { name, caipNetworkId } = network
      try {
        if (signal.aborted) throw new AbortedError()
        const { wallet, answer, session } = getLiveSession(connectorId, method)
        if (session.chainId === caipNetworkId) return session
        const { sessions } = getPage(connectorId)
        const there = (said = answer) => {
          const now = createReader(caipNetworkId)(connectorId, said)
          return now.chainId === caipNetworkId ? sessions.take(wallet, said, now) : undefined
        }
        // If the wallet does not report the chain of its addresses, the app's network is used.
        const here = there()
        if (here) return here
        const chain = bitcoinChainNameOf(caipNetworkId)
        if (!chain || !wallet.style.switchNetwork) throw new ChainNotSupportedError({ network: name })
        await abortable(wallet.style.switchNetwork(chain), signal)
        const moved = there(await readOpen(wallet))
        if (moved) return moved
        throw new WalletRequestError({ method, details: `The wallet did not switch to ${name}.` })
      } catch (cause) {
        throw toSwitchError({ connectorId, network: name, cause })
      }
    },
    async getBalance({ address, network, signal }) {
      const utxos = await getEsplora(network).getUtxos(address, signal)
      return utxos.reduce((sum, { value }) => sum + value, 0n)
    },
    signMessage: methods.signMessage,
    getProvider: async ({ connectorId }) => getPage(connectorId).wallet.provider,
    bitcoin: methods,
  }
}
