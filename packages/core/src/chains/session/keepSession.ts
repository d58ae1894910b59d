import { abortable } from '../../foundation/async/abortable.js'
import { listOf } from '../../foundation/encoding/field.js'
import { MethodNotSupportedError } from '../../foundation/errors/adapter.js'
import { AbortedError } from '../../foundation/errors/wallet.js'
import type { AdapterEvent, Session } from '../../ports/Adapter.js'
import type { BitcoinAnswer } from '../bitcoin/toBitcoinSession.js'

/** Connects, watches and disconnects a wallet, whatever its API. */
export type WalletDriver = {
  /** Asks the wallet to connect. May prompt. */
  connect(): Promise<BitcoinAnswer>
  /** Returns the connected accounts without prompting; empty if there are none. Absent if the wallet cannot tell. */
  read?(): Promise<BitcoinAnswer>
  /** Calls `changed` after a change, with the new accounts if the wallet sends them. Returns the cleanup. */
  watch(changed: (answer?: BitcoinAnswer) => void): () => void
  /** Disconnects the wallet. Absent if an app cannot do so. */
  disconnect?(): Promise<unknown>
}

/** A wallet that can be connected. */
export type DrivableWallet = { readonly connector: { readonly id: string }; readonly style: WalletDriver }

/** The current session, and the wallet's response that it was parsed from. */
export type LiveSession<wallet extends DrivableWallet> = {
  readonly wallet: wallet
  readonly answer: BitcoinAnswer
  readonly session: Session
}

/** Parses a response; throws a `LatchkitError` if it is invalid. */
export type ReadSession = (connectorId: string, answer: BitcoinAnswer) => Session

/** Manages one session at a time, and keeps it in sync with its wallet. */
export type SessionKeeper<wallet extends DrivableWallet> = {
  readonly live: () => LiveSession<wallet> | undefined
  /** Connects a wallet, which replaces any other. A connection made after `signal` has aborted is disconnected. */
  readonly open: (wallet: wallet, read: ReadSession, signal: AbortSignal) => Promise<Session>
  /** Restores the session of a wallet; `null` if it has none. Never prompts. */
  readonly resume: (wallet: wallet, read: ReadSession, signal: AbortSignal) => Promise<Session | null>
  /** Disconnects a wallet; if that fails, its session continues. */
  readonly close: (wallet: wallet) => Promise<void>
  /** Makes a response the session, and watches its wallet. Emits an event if it replaces a session of that wallet. */
  readonly take: (wallet: wallet, answer: BitcoinAnswer, session: Session) => Session
  /** Ends the session without notifying the wallet. */
  readonly stop: () => void
}

/**
 * Returns the connected accounts without a prompt; `undefined` if there are none, or the wallet cannot tell.
 *
 * @example
 * ```ts
 * import { readOpen, type WalletDriver } from '@latchkit/core/bip122'
 *
 * export async function isOpen(style: WalletDriver): Promise<boolean> {
 *   return (await readOpen({ connector: { id: 'xverse' }, style })) !== undefined
 * }
 * ```
 */
export async function readOpen({ style }: DrivableWallet): Promise<BitcoinAnswer | undefined> {
  try {
    const answer = await style.read?.()
    return answer && Array.isArray(answer.accounts) && answer.accounts.length === 0 ? undefined : answer
  } catch {
    // A wallet that fails here counts as disconnected: the user can connect again.
    return undefined
  }
}

/**
 * Manages the one session of an adapter whose wallets have no library for it.
 *
 * @param parameters `emit` receives changes by the wallets; `read` parses the accounts that they send.
 * @example
 * ```ts
 * import { keepSession, toBitcoinSession } from '@latchkit/core/bip122'
 *
 * const sessions = keepSession({
 *   emit: (event) => console.log(event.type),
 *   warn: console.warn,
 *   read: (connectorId, answer) => toBitcoinSession({ connectorId, answer, preferred: [] }),
 * })
 * sessions.stop()
 * ```
 */
export function keepSession<wallet extends DrivableWallet>(parameters: {
  readonly emit: (event: AdapterEvent) => void
  readonly warn: (message: string, cause?: unknown) => void
  readonly read: ReadSession
}): SessionKeeper<wallet> {
  const { emit, warn, read } = parameters
  /** The newest attempt of each wallet: a late connection of an older one is disconnected. */
  const attempts = new Map<string, AbortSignal>()
  let live: (LiveSession<wallet> & { readonly unwatch: () => void }) | undefined
  let stopped = false
  let changes = 0

  async function changed(wallet: wallet, update: BitcoinAnswer | undefined): Promise<void> {
    changes += 1
    const change = changes
    // The wallet sent no accounts and cannot be asked: the last known ones stay.
    if (!update && !wallet.style.read) return
    const answer = update ?? (await readOpen(wallet))
    if (live?.wallet !== wallet || change !== changes) return
    const connectorId = wallet.connector.id
    const before = live.session
    const session = answer && listOf(answer.accounts).length > 0 ? readOrWarn(connectorId, answer) : undefined
    if (!answer || !session) {
      drop()
      emit({ type: 'disconnected', connectorId })
    } else if (JSON.stringify(session) !== JSON.stringify(before)) {
      live = { ...live, session, answer }
      emit({ type: 'session', session })
    }
  }

  function readOrWarn(connectorId: string, answer: BitcoinAnswer): Session | undefined {
    try {
      return read(connectorId, answer)
    } catch (cause) {
      // The wallet is in an unknown state, so no request can be sent to it.
      warn(`${connectorId} tells of accounts that cannot be used: it counts as disconnected.`, cause)
      return undefined
    }
  }

  function drop(): void {
    live?.unwatch()
    live = undefined
  }

  function take(wallet: wallet, answer: BitcoinAnswer, session: Session): Session {
    const before = live?.wallet === wallet ? live.session : undefined
    drop()
    const unwatch = wallet.style.watch((update) => void changed(wallet, update))
    live = { wallet, answer, session, unwatch }
    // The session changed, so an event is emitted: the caller that requested it may have cancelled.
    if (before && JSON.stringify(session) !== JSON.stringify(before)) emit({ type: 'session', session })
    return session
  }

  async function ask(wallet: wallet, toSession: ReadSession, signal: AbortSignal): Promise<Session> {
    const { connector, style } = wallet
    attempts.set(connector.id, signal)
    const answer = await style.connect()
    if (!signal.aborted && !stopped) return take(wallet, answer, toSession(connector.id, answer))
    // The attempt was cancelled. The connection is used by a newer attempt, or disconnected.
    if (attempts.get(connector.id) === signal && live?.wallet !== wallet) await style.disconnect?.()
    throw new AbortedError()
  }

  return {
    live: () => live,
    take,
    open: async (wallet, toSession, signal) =>
      live?.wallet === wallet ? live.session : abortable(ask(wallet, toSession, signal), signal),
    async resume(wallet, toSession, signal) {
      if (live?.wallet === wallet) return live.session
      const answer = await abortable(readOpen(wallet), signal)
      return answer && !stopped ? take(wallet, answer, toSession(wallet.connector.id, answer)) : null
    },
    async close(wallet) {
      const mine = live?.wallet === wallet ? live : undefined
      if (mine) drop()
      try {
        await wallet.style.disconnect?.()
      } catch (cause) {
        // Older wallets have no such method: only the app ends the session.
        if (cause instanceof MethodNotSupportedError) return
        if (mine && !stopped && !live) take(mine.wallet, mine.answer, mine.session)
        throw cause
      }
    },
    stop() {
      stopped = true
      drop()
    },
  }
}
