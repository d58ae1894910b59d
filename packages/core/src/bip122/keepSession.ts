import { abortable } from '../eip1193/abortable.js'
import { MethodNotSupportedError } from '../errors/adapter.js'
import { AbortedError } from '../errors/wallet.js'
import type { AdapterEvent, Session } from '../ports/Adapter.js'
import { listOf } from './field.js'
import type { BitcoinAnswer } from './toBitcoinSession.js'

/** How a wallet is opened, watched and closed, whatever its style. */
export type WalletDoor = {
  /** Asks the wallet to open itself. May prompt. */
  connect(): Promise<BitcoinAnswer>
  /** What is open now, without ever prompting: no accounts where nothing is. Absent where the wallet cannot tell. */
  read?(): Promise<BitcoinAnswer>
  /** Calls back when something changed, with what the wallet says of it where it does. Returns a function that stops it. */
  watch(changed: (answer?: BitcoinAnswer) => void): () => void
  /** Takes back what was opened. Absent where a page cannot. */
  disconnect?(): Promise<unknown>
}

/** A wallet that can be connected. */
export type Doored = { readonly connector: { readonly id: string }; readonly style: WalletDoor }

/** The session there is, and what the wallet said of it. */
export type LiveSession<wallet extends Doored> = {
  readonly wallet: wallet
  readonly answer: BitcoinAnswer
  readonly session: Session
}

/** Reads an answer; throws a `LatchkitError` where it cannot be used. */
export type ReadSession = (connectorId: string, answer: BitcoinAnswer) => Session

/** One session at a time, kept in agreement with its wallet. */
export type SessionKeeper<wallet extends Doored> = {
  readonly live: () => LiveSession<wallet> | undefined
  /** Connects a wallet in place of any other. A yes that comes after `signal` has fired is taken back. */
  readonly open: (wallet: wallet, read: ReadSession, signal: AbortSignal) => Promise<Session>
  /** Takes up what a wallet has open; `null` where that is nothing. Never prompts. */
  readonly resume: (wallet: wallet, read: ReadSession, signal: AbortSignal) => Promise<Session | null>
  /** Closes a wallet; where that fails, its session goes on. */
  readonly close: (wallet: wallet) => Promise<void>
  /** An answer becomes the session, and its wallet is listened to. Told where it takes the place of another of that wallet. */
  readonly take: (wallet: wallet, answer: BitcoinAnswer, session: Session) => Session
  /** Ends it all; the wallet is not told. */
  readonly stop: () => void
}

/**
 * What a wallet has open, without a prompt; `undefined` where that is nothing, or it cannot tell.
 *
 * @example
 * ```ts
 * import { readOpen, type WalletDoor } from '@latchkit/core/bip122'
 *
 * export async function isOpen(style: WalletDoor): Promise<boolean> {
 *   return (await readOpen({ connector: { id: 'xverse' }, style })) !== undefined
 * }
 * ```
 */
export async function readOpen({ style }: Doored): Promise<BitcoinAnswer | undefined> {
  try {
    const answer = await style.read?.()
    return answer && Array.isArray(answer.accounts) && answer.accounts.length === 0 ? undefined : answer
  } catch {
    // A wallet that fails at telling is as good as one that is closed: nothing is lost but a click.
    return undefined
  }
}

/**
 * Keeps the one session of an adapter whose wallets have no library to keep it.
 *
 * @param parameters `emit` is told what wallets do by themselves; `read` reads what they tell then.
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
export function keepSession<wallet extends Doored>(parameters: {
  readonly emit: (event: AdapterEvent) => void
  readonly warn: (message: string, cause?: unknown) => void
  readonly read: ReadSession
}): SessionKeeper<wallet> {
  const { emit, warn, read } = parameters
  /** The newest try of each wallet: only what comes of an older one is taken back. */
  const tries = new Map<string, AbortSignal>()
  let live: (LiveSession<wallet> & { readonly unwatch: () => void }) | undefined
  let stopped = false
  let changes = 0

  async function changed(wallet: wallet, told: BitcoinAnswer | undefined): Promise<void> {
    changes += 1
    const change = changes
    // Without a word of what there is now, and no way to ask, what was last known stands.
    if (!told && !wallet.style.read) return
    const answer = told ?? (await readOpen(wallet))
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
      // Whatever it is that the wallet is on now, nothing can be asked of it.
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
    const unwatch = wallet.style.watch((told) => void changed(wallet, told))
    live = { wallet, answer, session, unwatch }
    // Moved, and not just opened: whoever asked for it may have called off by now.
    if (before && JSON.stringify(session) !== JSON.stringify(before)) emit({ type: 'session', session })
    return session
  }

  async function ask(wallet: wallet, toSession: ReadSession, signal: AbortSignal): Promise<Session> {
    const { connector, style } = wallet
    tries.set(connector.id, signal)
    const answer = await style.connect()
    if (!signal.aborted && !stopped) return take(wallet, answer, toSession(connector.id, answer))
    // Nobody waits for this yes any more. It counts for a newer try, or is taken back.
    if (tries.get(connector.id) === signal && live?.wallet !== wallet) await style.disconnect?.()
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
        // Older wallets have no such call: then the page forgets them, as it does those of styles that never had one.
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
