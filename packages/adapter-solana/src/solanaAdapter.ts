import {
  AbortedError,
  AccountNotFoundError,
  ChainNotSupportedError,
  UserRejectedError,
  WalletNotFoundError,
  WalletRequestError,
  WalletResponseError,
} from '@latchkit/core'
import { abortable, sameSession } from '@latchkit/core/eip1193'
import type { Adapter, AdapterEvent, PortContext, Session } from '@latchkit/core/ports'
import { getBalance, solanaMethods } from '@latchkit/core/solana'
import { createSigner } from './createSigner.js'
import { getWalletChain } from './getWalletChain.js'
import type { LegacyWallet } from './legacy/LegacyWallet.js'
import { parseAccounts } from './parseAccounts.js'
import { findAccounts, getNextSession, type SolanaSession, toSession } from './SolanaSession.js'
import type { SolanaWallet } from './SolanaWallet.js'
import { signMessage } from './signMessage.js'
import { askWallet } from './toWalletError.js'
import { toConnectors, type Wallets, watchWallets } from './watchWallets.js'

type Emit = (event: AdapterEvent) => void

/** Creates an `Adapter` on top of the Wallet Standard and the wallets of the host app. */
export function createSolanaAdapter(context: PortContext, legacy: readonly LegacyWallet[]): Adapter {
  const networks = context.networks.filter(({ chainNamespace }) => chainNamespace === 'solana')
  /** The newest attempt at each wallet. */
  const attempts = new Map<SolanaWallet, AbortSignal>()
  /** Disconnected wallets: a Solana wallet keeps its authorization and would reconnect without a prompt. */
  const disconnectedIds = new Set<string>()
  let wallets: Wallets = new Map()
  let session: SolanaSession | undefined
  let emit: Emit | undefined
  let unwatch = () => {}

  function getWallet(connectorId: string): SolanaWallet {
    const wallet = session?.wallet.name === connectorId ? session.wallet : wallets.get(connectorId)
    if (!wallet) throw new WalletNotFoundError({ connectorId })
    return wallet
  }

  function getSession(connectorId: string, method: string): SolanaSession {
    if (session?.wallet.name === connectorId) return session
    throw new WalletRequestError({ method, rpcCode: 4100, details: `"${connectorId}" is not connected.` })
  }

  /** Sets or ends the session without emitting an event. */
  function setSession(next: SolanaSession | undefined): void {
    if (next?.wallet !== session?.wallet) {
      unwatch()
      unwatch = next ? next.wallet.watch(() => handleChange(next.wallet)) : () => {}
    }
    session = next
  }

  /** Sets the session that the app requested, and emits it because the caller may have aborted already. */
  function moveSession(next: SolanaSession): Session {
    const before = session && toSession(session)
    const now = toSession(next)
    setSession(next)
    if (!sameSession(now, before)) emit?.({ type: 'session', session: now })
    return now
  }

  /** Handles a change that the wallet reported. */
  function handleChange(wallet: SolanaWallet): void {
    if (!session || session.wallet !== wallet) return
    const before = toSession(session)
    try {
      const accounts = parseAccounts(wallet.accounts())
      setSession(
        getNextSession({ wallet, accounts, networks, requested: session.chainId, previous: session }),
      )
    } catch (error) {
      context.warn('Ignored accounts that a wallet reported, because they are invalid.', error)
      return
    }
    const now = session && toSession(session)
    if (!now) emit?.({ type: 'disconnected', connectorId: before.connectorId })
    else if (!sameSession(now, before)) emit?.({ type: 'session', session: now })
  }

  function handleWallets(next: Wallets): void {
    wallets = next
    emit?.({ type: 'connectors', connectors: toConnectors(next) })
    if (!session || [...next.values()].includes(session.wallet)) return
    // A wallet of the host app that has registered itself meanwhile is the same wallet.
    if (session.wallet.type === 'external' && next.has(session.wallet.name)) return
    const connectorId = session.wallet.name
    setSession(undefined)
    emit?.({ type: 'disconnected', connectorId })
  }

  /** Asks a wallet to connect. Returns `null` if it has no authorized account. */
  async function open(parameters: {
    readonly wallet: SolanaWallet
    readonly silent: boolean
    readonly chainId: Session['chainId'] | undefined
    readonly signal: AbortSignal
  }): Promise<Session | null> {
    const { wallet, silent, chainId, signal } = parameters
    const wasAuthorized = isAuthorized(wallet)
    let answered = false
    attempts.set(wallet, signal)
    try {
      const answer = await wallet.connect(silent)
      answered = true
      if (signal.aborted || !emit) throw new AbortedError()
      const next = getNextSession({ wallet, accounts: parseAccounts(answer), networks, requested: chainId })
      if (!next) return null
      setSession(next)
      disconnectedIds.delete(wallet.name)
      return toSession(next)
    } catch (error) {
      // An authorization without a session is reverted, unless it belongs to a newer attempt or to another kit.
      const isNewest = (attempts.get(wallet) ?? signal) === signal
      const isOurs = isNewest && !silent && !wasAuthorized && session?.wallet !== wallet
      // Ignore a failed revert: the original error is reported.
      if (answered && isOurs) await wallet.disconnect().catch(() => {})
      throw error
    } finally {
      if (attempts.get(wallet) === signal) attempts.delete(wallet)
    }
  }

  return {
    namespace: 'solana',
    type: 'solana',
    networkKeptBy: 'page',
    start(listener) {
      emit = listener
      const stop = watchWallets({ legacy, warn: context.warn, onChange: handleWallets })
      return () => {
        emit = undefined
        stop()
        setSession(undefined)
      }
    },
    connect({ connectorId, chainId, signal }) {
      const method = 'standard:connect'
      return askWallet({ method, connectorId }, async () => {
        if (signal.aborted) throw new AbortedError()
        const wallet = getWallet(connectorId)
        if (session?.wallet === wallet) {
          // Already connected: another request would cause a second prompt.
          const requested = chainId ?? session.chainId
          return moveSession(
            getNextSession({ ...session, networks, requested, previous: session }) ?? session,
          )
        }
        const opened = await abortable(open({ wallet, silent: false, chainId, signal }), signal)
        if (opened) return opened
        throw new WalletResponseError({ method, reason: 'it has no authorized account' })
      })
    },
    reconnect({ connectorId, chainId, signal }) {
      return askWallet({ method: 'standard:connect', connectorId }, async () => {
        if (signal.aborted) throw new AbortedError()
        if (session?.wallet.name === connectorId) return toSession(session)
        const wallet = wallets.get(connectorId)
        if (!wallet || disconnectedIds.has(connectorId)) return null
        return abortable(open({ wallet, silent: true, chainId, signal }), signal)
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
        const before = session?.wallet.name === connectorId ? session : undefined
        const wallet = before?.wallet ?? wallets.get(connectorId)
        if (!wallet || (!before && !isAuthorized(wallet))) return
        if (before) setSession(undefined)
        try {
          await wallet.disconnect()
        } catch (error) {
          if (!wasDisconnected) disconnectedIds.delete(connectorId)
          if (before && !session && emit) setSession(before)
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
    getBalance: (parameters) => getBalance(context.clock, parameters),
    signMessage: (parameters) => signMessage(getSession, parameters),
    getProvider: async ({ connectorId }) => getWallet(connectorId).provider,
    solana: solanaMethods({
      signerOf: (...asked) => createSigner(getSession, ...asked),
      clock: context.clock,
    }),
  }
}

/** Returns whether the app sees accounts of the wallet, also if other code requested them. */
function isAuthorized(wallet: SolanaWallet): boolean {
  const accounts = wallet.accounts()
  return Array.isArray(accounts) && accounts.length > 0
}
