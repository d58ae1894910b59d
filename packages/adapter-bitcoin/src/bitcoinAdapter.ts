import {
  AbortedError,
  type CaipNetworkId,
  ChainNotSupportedError,
  MethodNotSupportedError,
  type Network,
  WalletNotFoundError,
  WalletRequestError,
} from '@latchkit/core'
import {
  type BitcoinAnswer,
  createEsplora,
  type Esplora,
  elsewhere,
  toBitcoinSession,
} from '@latchkit/core/bip122'
import { abortable, askWallet } from '@latchkit/core/eip1193'
import type { Adapter, PortContext, Session } from '@latchkit/core/ports'
import { bitcoinChainNameOf, bitcoinNetworkOf, parseBitcoinAddress } from '@latchkit/core/schema'
import type { BitcoinWallet } from './BitcoinWallet.js'
import { type AnyCaller, bitcoinMethods, type Signer } from './bitcoinMethods.js'
import type { FoundWallet } from './findWallets.js'
import { createSessions, type Live, readWallet, type Sessions } from './sessions.js'
import { type WatchedWallets, watchWallets } from './watchWallets.js'

/**
 * Core's adapter for Bitcoin over whatever wallets there are. One wallet is connected at a time.
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
  const preferred = networks.map(({ caipNetworkId }) => caipNetworkId)
  /** The newest try of each wallet: only what comes of an older one is taken back. */
  const tries = new Map<string, AbortSignal>()
  let wallets: WatchedWallets | undefined
  let sessions: Sessions | undefined

  function esploraOf(network: Network): Esplora {
    const url = esplora[network.caipNetworkId] ?? network.rpcUrls.default.http[0] ?? ''
    return createEsplora({ url: url.replace(/\/$/, ''), network, clock: context.clock, fetch })
  }

  function walletOf(connectorId: string): FoundWallet {
    const wallet = wallets?.find(connectorId)
    if (!wallet) throw new WalletNotFoundError({ connectorId })
    return wallet
  }

  function liveOf(connectorId: string, method: string): Live {
    const live = sessions?.live()
    if (live?.session.connectorId === connectorId) return live
    throw new WalletRequestError({ method, rpcCode: 4100, details: `"${connectorId}" is not connected.` })
  }

  /** Reads an answer, on a chain that this page has a use for. */
  function read(connectorId: string, answer: BitcoinAnswer, wished?: CaipNetworkId): Session {
    const session = toBitcoinSession({
      connectorId,
      answer,
      preferred: wished ? [wished, ...preferred] : preferred,
    })
    if (preferred.includes(session.chainId)) return session
    throw elsewhere(
      bitcoinChainNameOf(session.chainId) ?? session.chainId,
      networks.map(({ name }) => name).join(' or '),
    )
  }

  async function open(
    wallet: FoundWallet,
    chainId: CaipNetworkId | undefined,
    signal: AbortSignal,
  ): Promise<Session> {
    const { connector, style } = wallet
    const mine = sessions
    tries.set(connector.id, signal)
    const answer = await style.connect()
    if (signal.aborted || mine !== sessions) {
      // Nobody waits for this yes any more. It counts for a newer try, or is taken back.
      if (tries.get(connector.id) === signal && sessions?.live()?.wallet !== wallet)
        await style.disconnect?.()
      throw new AbortedError()
    }
    const wished =
      chainId !== undefined && style.switchNetwork && preferred.includes(chainId) ? chainId : undefined
    const there = wished && (await moved(wallet, answer, wished))
    const session = read(connector.id, there ?? answer, chainId)
    if (signal.aborted || !sessions) throw new AbortedError()
    return sessions.take(wallet, there ?? answer, session)
  }

  /** What the wallet opens after it was asked to go where the page wishes it; whoever declines that is connected all the same. */
  async function moved(wallet: FoundWallet, answer: BitcoinAnswer, chainId: CaipNetworkId) {
    try {
      const { connector, style } = wallet
      if (toBitcoinSession({ connectorId: connector.id, answer, preferred: [chainId] }).chainId === chainId)
        return undefined
      const name = bitcoinChainNameOf(chainId)
      if (name) await style.switchNetwork?.(name)
      return await readWallet(wallet)
    } catch {
      // A chain is wished for, not promised.
      return undefined
    }
  }

  function signerOf(method: string, caller: AnyCaller): Signer {
    const { session, wallet } = liveOf(caller.connectorId, method)
    const { chainId, accounts } = session
    const account = accounts.find(({ address }) => address === caller.address)
    const address = parseBitcoinAddress(caller.address, bitcoinNetworkOf(chainId))
    const chain = bitcoinChainNameOf(chainId)
    if (!account || !address || !chain)
      throw new WalletRequestError({
        method,
        rpcCode: 4100,
        details: `The wallet has not opened ${caller.address}.`,
      })
    if (caller.network && caller.network.caipNetworkId !== chainId)
      throw elsewhere(chain, caller.network.name)
    return { account, address, chain, style: wallet.style }
  }

  const methods = bitcoinMethods({ signerOf, esploraOf })

  return {
    namespace: 'bip122',
    type: 'bitcoin',
    start(listener) {
      const started = createSessions({ emit: listener, warn: context.warn, preferred })
      sessions = started
      wallets = watchWallets(parameters.wallets, context, (connectors) =>
        listener({ type: 'connectors', connectors }),
      )
      return () => {
        started.drop()
        wallets?.stop()
        sessions = undefined
        wallets = undefined
      }
    },
    connect({ connectorId, chainId, signal }) {
      return askWallet({ method: 'connect', connectorId }, async () => {
        if (signal.aborted) throw new AbortedError()
        const wallet = walletOf(connectorId)
        const live = sessions?.live()
        return live?.wallet === wallet ? live.session : abortable(open(wallet, chainId, signal), signal)
      })
    },
    reconnect({ connectorId, chainId, signal }) {
      return askWallet({ method: 'connect', connectorId }, async () => {
        if (signal.aborted) throw new AbortedError()
        const wallet = wallets?.find(connectorId)
        if (!wallet) return null
        const live = sessions?.live()
        if (live?.wallet === wallet) return live.session
        const mine = sessions
        const answer = await abortable(readWallet(wallet), signal)
        if (!answer || mine !== sessions) return null
        return mine?.take(wallet, answer, read(connectorId, answer, chainId)) ?? null
      })
    },
    disconnect({ connectorId }) {
      return askWallet({ method: 'disconnect', connectorId }, async () => {
        const wallet = wallets?.find(connectorId)
        const live = sessions?.live()
        const mine = live?.wallet === wallet ? live : undefined
        if (mine) sessions?.drop()
        try {
          await wallet?.style.disconnect?.()
        } catch (cause) {
          // Older wallets of some styles have no such call: then the page forgets them, as it does those that never had one.
          if (cause instanceof MethodNotSupportedError) return
          if (mine) sessions?.take(mine.wallet, mine.answer, mine.session)
          throw cause
        }
      })
    },
    async switchNetwork({ connectorId, network, signal }) {
      const method = 'switchNetwork'
      const { name, caipNetworkId } = network
      try {
        return await askWallet({ method, connectorId }, async () => {
          if (signal.aborted) throw new AbortedError()
          const { wallet, answer, session } = liveOf(connectorId, method)
          if (session.chainId === caipNetworkId) return session
          const { style } = wallet
          // Where the wallet does not say which of the chains its addresses are for, the page says it.
          const here = toBitcoinSession({ connectorId, answer, preferred: [caipNetworkId] })
          if (here.chainId === caipNetworkId) return sessions?.take(wallet, answer, here) ?? here
          const chain = bitcoinChainNameOf(caipNetworkId)
          if (!style.switchNetwork || !chain) throw new ChainNotSupportedError({ network: name })
          await abortable(style.switchNetwork(chain), signal)
          const now = await readWallet(wallet)
          const there = now && toBitcoinSession({ connectorId, answer: now, preferred: [caipNetworkId] })
          if (now && there?.chainId === caipNetworkId) return sessions?.take(wallet, now, there) ?? there
          throw new WalletRequestError({ method, details: `The wallet did not go to ${name}.` })
        })
      } catch (cause) {
        const unknown =
          cause instanceof WalletRequestError && [-32_601, -32_602, 4902].includes(cause.rpcCode ?? 0)
        if (unknown || cause instanceof MethodNotSupportedError)
          throw new ChainNotSupportedError({ network: name, cause })
        throw cause
      }
    },
    async getBalance({ address, network, signal }) {
      const utxos = await esploraOf(network).getUtxos(address, signal)
      return utxos.reduce((sum, { value }) => sum + value, 0n)
    },
    signMessage: (caller) => methods.signMessage(caller),
    getProvider: async ({ connectorId }) => walletOf(connectorId).provider,
    bitcoin: methods,
  }
}
