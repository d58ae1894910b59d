import { AbortedError, type Eip1193Provider, WalletResponseError } from '@latchkit/core'
import { type Answer, abortable, sameSession, toSession, toWallet } from '@latchkit/core/eip1193'
import type { AdapterEvent, PortContext, Session } from '@latchkit/core/ports'
import { type Watched, watchWallet } from './watchWallet.js'

/** A try at a wallet. */
export type Attempt = {
  readonly connectorId: string
  readonly provider: Eip1193Provider
  readonly signal: AbortSignal
}

/** A session, and whom to ask in it. */
export type Connected = { readonly session: Session; readonly provider: Eip1193Provider }

/** The session there is, and the wallets that are listened to. Only one wallet has the session. */
export type Sessions = {
  /** The session and its wallet, where it is this one. */
  of(connectorId: string): Connected | undefined
  /**
   * Asks the wallet to open itself, and puts its session in the place of any other. A yes that comes too late, or makes no
   * session, is taken back with `undo`, unless by then there is a newer try at the same wallet.
   */
  open(
    parameters: Attempt & {
      /** Asked for once the wallet has said yes; what it throws is nobody's concern. */
      readonly afterwards: () => Promise<void>
      readonly undo: () => Promise<void>
    },
  ): Promise<Session>
  /** Takes up what the wallet opened on an earlier visit. `null` where it opens nothing; then it is heard when it does again. */
  resume(parameters: Attempt): Promise<Session | null>
  /** Takes note that the wallet was brought to a chain. Answers the session there is then. */
  move(connectorId: string, chainId: number): Session | undefined
  /** Listens to the wallet no more. Answers it where it was ever opened, and not yet closed. */
  close(connectorId: string): Eip1193Provider | undefined
  /** Forgets all that is known, and listens to nobody. */
  stop(): void
}

/**
 * Keeps the session as wallets tell of it.
 *
 * @param parameters `emit` is told of what nobody asked for, and of where a wallet was brought.
 */
export function createSessions(parameters: {
  readonly emit: (event: AdapterEvent) => void
  readonly warn: PortContext['warn']
}): Sessions {
  const { emit, warn } = parameters
  const watched = new Map<string, Watched>()
  /** The newest try at each wallet. What the wallet says meanwhile is its answer. */
  const busy = new Map<string, AbortSignal>()
  const opened = new Map<string, Eip1193Provider>()
  let current: Session | undefined

  function hear(connectorId: string): void {
    const wallet = watched.get(connectorId)
    const isAnothers = current !== undefined && current.connectorId !== connectorId
    if (!wallet || isAnothers || busy.has(connectorId)) return
    let session: Session | undefined
    try {
      session = wallet.accounts.length > 0 ? toSession(connectorId, wallet) : undefined
    } catch (error) {
      warn('A wallet said something of its accounts or chain that cannot be used.', error)
      // It has not been said, then: its next word counts beside what was known before.
      if (current) Object.assign(wallet, toAnswer(current))
      return
    }
    if (sameSession(session, current)) return
    current = session
    emit(session ? { type: 'session', session } : { type: 'disconnected', connectorId })
  }

  function watch({ connectorId, provider }: Attempt, accounts: readonly unknown[]): Watched {
    return watchWallet(provider, accounts, () => hear(connectorId))
  }

  function unwatch(connectorId: string): void {
    watched.get(connectorId)?.stop()
    watched.delete(connectorId)
  }

  /** Throws where nobody waits for this try any more. */
  function assertWanted({ connectorId, signal }: Attempt): void {
    if (signal.aborted || busy.get(connectorId) !== signal) throw new AbortedError()
  }

  function keep({ connectorId, provider }: Attempt, wallet: Watched): Session {
    const session = toSession(connectorId, wallet)
    for (const other of [...watched.keys()]) unwatch(other)
    watched.set(connectorId, wallet)
    opened.set(connectorId, provider)
    current = session
    return session
  }

  /** Reads what a wallet opens, listening from the first answer on; `read` makes of it what is wanted. */
  async function attempt<T>(
    parameters: Attempt,
    steps: {
      readonly ask: () => Promise<readonly unknown[]>
      readonly afterwards?: () => Promise<void>
      readonly undo?: () => Promise<void>
      readonly read: (wallet: Watched) => T
    },
  ): Promise<T> {
    const { connectorId, provider, signal } = parameters
    let wallet: Watched | undefined
    let saidYes = false
    busy.set(connectorId, signal)
    try {
      const accounts = await steps.ask()
      saidYes = true
      assertWanted(parameters)
      wallet = watch(parameters, accounts)
      await steps.afterwards?.().catch(() => {})
      wallet.chainId = await toWallet(provider).getChainId()
      assertWanted(parameters)
      return steps.read(wallet)
    } catch (error) {
      wallet?.stop()
      // It may have said yes with an answer that cannot be used.
      if (error instanceof WalletResponseError) saidYes = true
      if (saidYes && busy.get(connectorId) === signal) await steps.undo?.()
      throw error
    } finally {
      if (busy.get(connectorId) === signal) busy.delete(connectorId)
    }
  }

  return {
    of(connectorId) {
      const provider = opened.get(connectorId)
      return provider && current?.connectorId === connectorId ? { session: current, provider } : undefined
    },
    open({ afterwards, undo, ...parameters }) {
      const { connectorId, provider, signal } = parameters
      // It may have been listened to for its return: from here on, what it does is an answer.
      unwatch(connectorId)
      const ask = toWallet(provider).requestAccounts
      const read = (wallet: Watched) => keep(parameters, wallet)
      return abortable(attempt(parameters, { ask, afterwards, undo, read }), signal)
    },
    resume(parameters) {
      const { connectorId, provider, signal } = parameters
      // A wallet that cannot even say what it opens is one that is not there.
      const ask = () =>
        toWallet(provider)
          .getAccounts()
          .catch(() => [])
      const read = (wallet: Watched) => {
        if (wallet.accounts.length > 0) return keep(parameters, wallet)
        unwatch(connectorId)
        // Where another one has the session, it is not to come back.
        if (current) wallet.stop()
        else watched.set(connectorId, wallet)
        return null
      }
      return abortable(attempt(parameters, { ask, read }), signal)
    },
    move(connectorId, chainId) {
      const wallet = watched.get(connectorId)
      if (!wallet || current?.connectorId !== connectorId) return undefined
      wallet.chainId = chainId
      const before = current
      current = toSession(connectorId, wallet)
      // Not every wallet tells it, and whoever asked may have called off by now.
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
      busy.clear()
      opened.clear()
      current = undefined
    },
  }
}

/** What a wallet had to say for a session to be this one. */
function toAnswer({ accounts, chainId }: Session): Answer {
  return { accounts: accounts.map(({ address }) => address), chainId: Number(chainId.split(':')[1]) }
}
