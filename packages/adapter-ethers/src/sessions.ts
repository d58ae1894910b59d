import { AbortedError, type Eip1193Provider, WalletResponseError } from '@latchkit/core'
import { type Answer, abortable, sameSession, toSession, toWallet } from '@latchkit/core/eip1193'
import type { AdapterEvent, PortContext, Session } from '@latchkit/core/ports'
import { type Watched, watchWallet } from './watchWallet.js'

/** An attempt to connect a wallet. */
export type Attempt = {
  readonly connectorId: string
  readonly provider: Eip1193Provider
  readonly signal: AbortSignal
}

/** A session and the provider of its wallet. */
export type Connected = { readonly session: Session; readonly provider: Eip1193Provider }

/** The current session and the wallets that are watched. Only one wallet has the session. */
export type Sessions = {
  /** Returns the session and its provider, if it belongs to this connector. */
  get(connectorId: string): Connected | undefined
  /**
   * Asks the wallet to connect, and replaces any other session. Reverts an approval with `undo` if it is late or makes
   * no session, unless a newer attempt at the same wallet is pending.
   */
  open(
    parameters: Attempt & {
      /** Called after the approval. Its errors are ignored. */
      readonly onApproved: () => Promise<void>
      readonly undo: () => Promise<void>
    },
  ): Promise<Session>
  /**
   * Restores what the wallet authorized earlier. Returns `null` if there are no accounts, and then waits for the wallet
   * to authorize some.
   */
  restore(parameters: Attempt): Promise<Session | null>
  /** Stores that the wallet was switched to a chain. Returns the resulting session. */
  setChain(connectorId: string, chainId: number): Session | undefined
  /** Stops listening to the wallet. Returns its provider if it was connected and not yet closed. */
  close(connectorId: string): Eip1193Provider | undefined
  /** Clears all state and stops all listeners. */
  stop(): void
}

/**
 * Creates the session store and keeps it in sync with wallet events.
 *
 * @param parameters `emit` receives changes that nobody requested, and network switches.
 */
export function createSessions(parameters: {
  readonly emit: (event: AdapterEvent) => void
  readonly warn: PortContext['warn']
}): Sessions {
  const { emit, warn } = parameters
  const watched = new Map<string, Watched>()
  /** The newest attempt at each wallet. Wallet events during an attempt belong to its response. */
  const pending = new Map<string, AbortSignal>()
  const opened = new Map<string, Eip1193Provider>()
  let current: Session | undefined

  function handleChange(connectorId: string): void {
    const wallet = watched.get(connectorId)
    const belongsToOther = current !== undefined && current.connectorId !== connectorId
    if (!wallet || belongsToOther || pending.has(connectorId)) return
    let session: Session | undefined
    try {
      session = wallet.accounts.length > 0 ? toSession(connectorId, wallet) : undefined
    } catch (error) {
      warn('Ignored accounts or a chain that a wallet reported, because they are invalid.', error)
      // The invalid event is discarded: the next event is merged with the last valid state.
      if (current) Object.assign(wallet, toAnswer(current))
      return
    }
    if (sameSession(session, current)) return
    current = session
    emit(session ? { type: 'session', session } : { type: 'disconnected', connectorId })
  }

  function watch({ connectorId, provider }: Attempt, accounts: readonly unknown[]): Watched {
    return watchWallet(provider, accounts, () => handleChange(connectorId))
  }

  function unwatch(connectorId: string): void {
    watched.get(connectorId)?.stop()
    watched.delete(connectorId)
  }

  /** Throws if the attempt is aborted or superseded. */
  function assertCurrent({ connectorId, signal }: Attempt): void {
    if (signal.aborted || pending.get(connectorId) !== signal) throw new AbortedError()
  }

  function setSession({ connectorId, provider }: Attempt, wallet: Watched): Session {
    const session = toSession(connectorId, wallet)
    for (const other of [...watched.keys()]) unwatch(other)
    watched.set(connectorId, wallet)
    opened.set(connectorId, provider)
    current = session
    return session
  }

  /** Requests accounts and chain, and listens from the first response on. `read` converts them to the result. */
  async function attempt<T>(
    parameters: Attempt,
    steps: {
      readonly ask: () => Promise<readonly unknown[]>
      readonly onApproved?: () => Promise<void>
      readonly undo?: () => Promise<void>
      readonly read: (wallet: Watched) => T
    },
  ): Promise<T> {
    const { connectorId, provider, signal } = parameters
    let wallet: Watched | undefined
    let isApproved = false
    pending.set(connectorId, signal)
    try {
      const accounts = await steps.ask()
      isApproved = true
      assertCurrent(parameters)
      wallet = watch(parameters, accounts)
      await steps.onApproved?.().catch(() => {})
      wallet.chainId = await toWallet(provider).getChainId()
      assertCurrent(parameters)
      return steps.read(wallet)
    } catch (error) {
      wallet?.stop()
      // The wallet may have approved with a malformed response.
      if (error instanceof WalletResponseError) isApproved = true
      if (isApproved && pending.get(connectorId) === signal) await steps.undo?.()
      throw error
    } finally {
      if (pending.get(connectorId) === signal) pending.delete(connectorId)
    }
  }

  return {
    get(connectorId) {
      const provider = opened.get(connectorId)
      return provider && current?.connectorId === connectorId ? { session: current, provider } : undefined
    },
    open({ onApproved, undo, ...parameters }) {
      const { connectorId, provider, signal } = parameters
      // The wallet may have been watched for a restore. From here on, its events belong to the attempt.
      unwatch(connectorId)
      const ask = toWallet(provider).requestAccounts
      const read = (wallet: Watched) => setSession(parameters, wallet)
      return abortable(attempt(parameters, { ask, onApproved, undo, read }), signal)
    },
    restore(parameters) {
      const { connectorId, provider, signal } = parameters
      // A wallet that cannot return its accounts counts as not available.
      const ask = () =>
        toWallet(provider)
          .getAccounts()
          .catch(() => [])
      const read = (wallet: Watched) => {
        if (wallet.accounts.length > 0) return setSession(parameters, wallet)
        unwatch(connectorId)
        // The wallet must not be restored if another one has the session.
        if (current) wallet.stop()
        else watched.set(connectorId, wallet)
        return null
      }
      return abortable(attempt(parameters, { ask, read }), signal)
    },
    setChain(connectorId, chainId) {
      const wallet = watched.get(connectorId)
      if (!wallet || current?.connectorId !== connectorId) return undefined
      wallet.chainId = chainId
      const before = current
      current = toSession(connectorId, wallet)
      // Some wallets emit no event, and the caller may have aborted already.
      if (!sameSession(before, current)) emit({ type: 'session', session: current })
      return current
    },
    close(connectorId) {
      const provider = opened.get(connectorId)
      unwatch(connectorId)
      opened.delete(connectorId)
      if (current?.connectorId === connectorId) current = undefined
      return provider
    },
    stop() {
      for (const connectorId of [...watched.keys()]) unwatch(connectorId)
      pending.clear()
      opened.clear()
      current = undefined
    },
  }
}

/** Converts a session to the wallet response that produces it. */
function toAnswer({ accounts, chainId }: Session): Answer {
  return { accounts: accounts.map(({ address }) => address), chainId: Number(chainId.split(':')[1]) }
}
