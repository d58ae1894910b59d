import {
  AbortedError,
  type CaipNetworkId,
  ChainNotSupportedError,
  type Network,
  WalletNotFoundError,
} from '@latchkit/core'
import {
  type BitcoinSessions,
  createBitcoinSessions,
  createEsplora,
  createLazyTransport,
  type Esplora,
  unauthorizedError,
  wrongChainError,
} from '@latchkit/core/bip122'
import { abortable, askWallet, toSwitchError } from '@latchkit/core/eip1193'
import { WalletRequestError } from '@latchkit/core/errors'
import type { Adapter, AdapterEvent, PortContext } from '@latchkit/core/ports'
import { bitcoinChainNameOf, bitcoinNetworkOf, parseBitcoinAddress } from '@latchkit/core/schema'
import type { BitcoinWallet } from './BitcoinWallet.js'
import { type AnyCaller, createBitcoinMethods } from './createBitcoinMethods.js'
import type { FoundWallet } from './findWallets.js'
import type { Signer } from './Signer.js'
import { type WatchedWallets, watchWallets } from './watchWallets.js'

/**
 * Creates core's adapter for Bitcoin. One wallet is connected at a time.
 *
 * @param parameters `networks`: the networks of `bip122`. `esplora`: see `bitcoin.Options`.
 */
export function createBitcoinAdapter(parameters: {
  readonly context: PortContext
  readonly networks: readonly Network[]
  readonly wallets: readonly BitcoinWallet[]
  readonly esplora: Readonly<Partial<Record<CaipNetworkId, string>>>
}): Adapter {
  const { context, networks, esplora } = parameters
  let wallets: WatchedWallets | undefined
  let emit: ((event: AdapterEvent) => void) | undefined

  const sessions = createBitcoinSessions<FoundWallet>({
    emit: (event) => emit?.(event),
    warn: context.warn,
    networks,
  })

  const loadTransport = createLazyTransport(context.clock)

  function getEsplora(network: Network): Esplora {
    const url = esplora[network.caipNetworkId]
    return createEsplora({ urls: url ? [url] : network.rpcUrls.default.http, network, loadTransport })
  }

  function getWallet(connectorId: string): FoundWallet {
    const wallet = wallets?.find(connectorId)
    if (!wallet) throw new WalletNotFoundError({ connectorId })
    return wallet
  }

  function getKept(
    connectorId: string,
    method: string,
  ): NonNullable<ReturnType<BitcoinSessions<FoundWallet>['get']>> {
    const kept = sessions.get(connectorId)
    if (kept) return kept
    throw unauthorizedError(method, connectorId)
  }

  function getSigner(method: string, { connectorId, address: text, network }: AnyCaller): Signer {
    const {
      session: { chainId, accounts },
      wallet: { style },
    } = getKept(connectorId, method)
    const account = accounts.find(({ address }) => address === text)
    const parsed = parseBitcoinAddress(text, bitcoinNetworkOf(chainId))
    const chain = bitcoinChainNameOf(chainId)
    if (!account || !parsed || !chain) throw unauthorizedError(method, text)
    if (network && network.caipNetworkId !== chainId) throw wrongChainError(chain, network.name)
    return { isPayer: account === accounts[0], address: { ...account, ...parsed }, chain, style }
  }

  const methods = createBitcoinMethods({ getSigner, getEsplora })

  return {
    namespace: 'bip122',
    type: 'bitcoin',
    start(listener) {
      emit = listener
      const watched = watchWallets(parameters.wallets, context, (connectors) =>
        listener({ type: 'connectors', connectors }),
      )
      wallets = watched
      return () => {
        emit = wallets = undefined
        sessions.stop()
        watched.stop()
      }
    },
    connect: ({ connectorId, chainId, signal }) =>
      askWallet({ method: 'connect', connectorId }, async () => {
        if (signal.aborted) throw new AbortedError()
        return sessions.connect({ connectorId, wallet: getWallet(connectorId), chainId, signal })
      }),
    reconnect: ({ connectorId, chainId, signal }) =>
      askWallet({ method: 'connect', connectorId }, async () => {
        if (signal.aborted) throw new AbortedError()
        const wallet = wallets?.find(connectorId)
        return wallet ? sessions.restore({ connectorId, wallet, chainId, signal }) : null
      }),
    disconnect: ({ connectorId }) =>
      askWallet({ method: 'disconnect', connectorId }, () =>
        sessions.disconnect(connectorId, wallets?.find(connectorId)),
      ),
    async switchNetwork({ connectorId, network, signal }) {
      const method = 'switchNetwork'
      const { name, caipNetworkId } = network
      try {
        if (signal.aborted) throw new AbortedError()
        const { wallet, session } = getKept(connectorId, method)
        if (session.chainId === caipNetworkId) return session
        // If the wallet does not report the chain of its addresses, the app's network is used.
        const here = await sessions.moveTo(connectorId, caipNetworkId)
        if (here) return here
        const chain = bitcoinChainNameOf(caipNetworkId)
        if (!chain || !wallet.style.switchNetwork) throw new ChainNotSupportedError({ network: name })
        await abortable(wallet.style.switchNetwork(chain), signal)
        const moved = await sessions.moveTo(connectorId, caipNetworkId, true)
        if (moved) return moved
        throw new WalletRequestError({ method, details: `The wallet did not switch to ${name}.` })
      } catch (cause) {
        throw toSwitchError({ connectorId, network: name, cause })
      }
    },
    getBalance: async ({ address, network, signal }) =>
      (await getEsplora(network).getUtxos(address, signal, false)).reduce(
        (sum, { value }) => sum + value,
        0n,
      ),
    signMessage: methods.signMessage,
    getProvider: async ({ connectorId }) => getWallet(connectorId).provider,
    bitcoin: methods,
  }
}
