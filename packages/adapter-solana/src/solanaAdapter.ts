import { AbortedError, ChainNotSupportedError, UserRejectedError, WalletNotFoundError } from '@latchkit/core'
import { AccountNotFoundError, WalletRequestError } from '@latchkit/core/errors'
import {
  type Adapter,
  type AdapterEvent,
  type ConnectSignIn,
  createSessionKeeper,
  type PortContext,
  type Session,
} from '@latchkit/core/ports'
import { getBalance, solanaMethods, withTransport } from '@latchkit/core/solana'
import { createAuthorization, isAuthorized } from './createAuthorization.js'
import { createSigner } from './createSigner.js'
import { getWalletChain } from './getWalletChain.js'
import type { LegacyWallet } from './legacy/LegacyWallet.js'
import type { LoadWeb3 } from './legacy/toWeb3.js'
import { parseAccounts } from './parseAccounts.js'
import { findAccounts, getNextSession, type SolanaSession, toSession } from './SolanaSession.js'
import { signMessage } from './signMessage.js'
import { askWallet } from './toWalletError.js'
import type { SolanaWallet } from './wallet/SolanaWallet.js'
import { toConnectors, type Wallets, watchWallets } from './watchWallets.js'

type Emit = (event: AdapterEvent) => void

/** Creates an `Adapter` on top of the Wallet Standard and the wallets of the host app. */
export function createSolanaAdapter(
  context: PortContext,
  legacy: readonly LegacyWallet[],
  loadWeb3?: LoadWeb3,
): Adapter {
  const networks = context.networks.filter(({ chainNamespace }) => chainNamespace === 'solana')
  const clock = withTransport(context.clock)
  /** Disconnected wallets: a Solana wallet keeps its authorization and would reconnect without a prompt. */
  const disconnectedIds = new Set<string>()
  let wallets: Wallets = new Map()
  let emit: Emit | undefined
  let signIn: ConnectSignIn | undefined
  const { ask, connect, signsOtherText } = createAuthorization(networks, () => signIn)

  const sessions = createSessionKeeper<SolanaWallet, SolanaSession>({
    emit: (event) => emit?.(event),
    warn: context.warn,
    toSession: (_, session) => toSession(session),
    watch: (wallet, onChange) =>
      wallet.watch(() =>
        onChange((previous) =>
          getNextSession({
            wallet,
            accounts: parseAccounts(wallet.accounts()),
            networks,
            requested: previous.chainId,
            previous,
          }),
        ),
      ),
  })

  function getWallet(connectorId: string): SolanaWallet {
    const wallet = sessions.get(connectorId)?.wallet ?? wallets.get(connectorId)
    if (!wallet) throw new WalletNotFoundError({ connectorId })
    return wallet
  }

  function getSession(connectorId: string, method: string): SolanaSession {
    const kept = sessions.get(connectorId)
    if (kept) return kept.data
    throw new WalletRequestError({ method, rpcCode: 4100, details: `"${connectorId}" is not connected.` })
  }

  /** Stores the session that the app requested instead of an existing one. */
  function moveSession(next: SolanaSession): Session {
    return sessions.update(next.wallet.name, next) ?? toSession(next)
  }

  function handleWallets(next: Wallets): void {
    wallets = next
    emit?.({ type: 'connectors', connectors: toConnectors(next) })
    const wallet = sessions.get()?.wallet
    if (!wallet || [...next.values()].includes(wallet)) return
    // A wallet of the host app that has registered itself meanwhile is the same wallet.
    if (wallet.type !== 'external' || !next.has(wallet.name)) sessions.end()
  }

  return {
    namespace: 'solana',
    type: 'solana',
    networkKeptBy: 'app',
    start(listener) {
      emit = listener
      const stop = watchWallets({ legacy, loadWeb3, warn: context.warn, onChange: handleWallets })
      return () => {
        emit = undefined
        stop()
        sessions.stop()
      }
    },
    setSignIn(next) {
      signIn = next
    },
    connect({ connectorId, chainId, signal }) {
      return askWallet({ method: 'standard:connect', connectorId }, async () => {
        if (signal.aborted) throw new AbortedError()
        const now = sessions.get(connectorId)?.data
        if (now) {
          // Already connected: another request would cause a second prompt.
          const requested = chainId ?? now.chainId
          return moveSession(getNextSession({ ...now, networks, requested, previous: now }) ?? now)
        }
        const wallet = getWallet(connectorId)
        const wasAuthorized = isAuthorized(wallet)
        const session = await sessions.connect({
          connectorId,
          wallet,
          signal,
          ask: () => connect(wallet, { connectorId, chainId, signal }),
          // An earlier authorization may belong to another kit.
          revert: wasAuthorized ? undefined : () => wallet.disconnect(),
        })
        disconnectedIds.delete(connectorId)
        return session
      })
    },
    reconnect({ connectorId, chainId, signal }) {
      return askWallet({ method: 'standard:connect', connectorId }, async () => {
        if (signal.aborted) throw new AbortedError()
        const wallet = sessions.get(connectorId)?.wallet ?? wallets.get(connectorId)
        if (!wallet || disconnectedIds.has(connectorId)) return null
        return sessions.restore({ connectorId, wallet, signal, ask: () => ask(wallet, chainId, true) })
      }).catch((error) => {
        // Some wallets reject like this when they are locked or do not know the site.
        if (error instanceof UserRejectedError || error.rpcCode === 4100) return null
        throw error
      })
    },
    disconnect({ connectorId }) {
      return askWallet({ method: 'standard:disconnect', connectorId }, async () => {
        const wasDisconnected = disconnectedIds.has(connectorId)
        disconnectedIds.add(connectorId)
        const isConnected = sessions.get(connectorId) !== undefined
        const wallet = isConnected ? getWallet(connectorId) : wallets.get(connectorId)
        if (!wallet || (!isConnected && !isAuthorized(wallet))) return
        try {
          await sessions.disconnect(connectorId, () => wallet.disconnect())
        } catch (error) {
          if (!wasDisconnected) disconnectedIds.delete(connectorId)
          throw error
        }
      })
    },
    async switchNetwork({ connectorId, network, signal }) {
      if (signal.aborted) throw new AbortedError()
      const now = getSession(connectorId, 'switchNetwork')
      // The wallet is not asked: the app names the cluster with each transaction.
      if (!findAccounts(now.accounts, now.active).some((account) => getWalletChain(account, network)))
        throw new ChainNotSupportedError({ network: network.name })
      return moveSession({ ...now, chainId: network.caipNetworkId })
    },
    async switchAccount({ connectorId, address }) {
      const now = getSession(connectorId, 'switchAccount')
      if (findAccounts(now.accounts, address).length === 0) throw new AccountNotFoundError({ address })
      const previous = { ...now, active: address }
      return moveSession(getNextSession({ ...previous, networks, requested: now.chainId, previous }) ?? now)
    },
    getBalance: (parameters) => getBalance(clock, parameters),
    signMessage: (parameters) => signMessage(getSession, parameters, signsOtherText),
    getProvider: async ({ connectorId }) => getWallet(connectorId).provider,
    solana: solanaMethods({
      signerOf: (...asked) => createSigner(getSession, ...asked),
      clock,
    }),
  }
}
