import { abortable } from '../../foundation/async/abortable.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import type { AdapterEvent, PortContext, Session } from '../../ports/Adapter.js'
import { createAttempts } from './createAttempts.js'
import { createSessionReporter } from './createSessionReporter.js'
import { createWatchedWallets, type WatchedWallet, type WatchOptions } from './createWatchedWallets.js'

/** Converts the data of a wallet to a session. Throws a `LatchkitError` if the data is invalid. */
export type ToSession<data> = (connectorId: string, data: data, previous?: Session) => Session

/** The current session with its wallet, and the data that it was converted from. */
export type KeptSession<wallet, data> = {
  readonly session: Session
  readonly wallet: wallet
  readonly data: data
}

/** An attempt to connect a wallet, or to restore its session. */
export type SessionAttempt<wallet, data> = {
  readonly connectorId: string
  readonly wallet: wallet
  readonly signal: AbortSignal
  /** Asks the wallet. Returns `undefined` if it has no authorized account, or cannot tell. */
  readonly ask: () => Promise<data | undefined>
  /** Returns how to complete the data. Called after `ask`; changes of the wallet are received from then on. */
  readonly complete?: (() => Promise<(data: data) => data>) | undefined
  /** Default: the keeper's. */
  readonly toSession?: ToSession<data> | undefined
  /** Reverts an approval that is late or makes no session. Its errors are ignored. */
  readonly revert?: (() => Promise<unknown>) | undefined
}

/** Keeps one session at a time in sync with its wallet. */
export type SessionKeeper<wallet, data> = {
  /** Returns the session, if it belongs to this connector; without an id, any session. */
  get(connectorId?: string): KeptSession<wallet, data> | undefined
  /**
   * Connects a wallet, which replaces any other. Returns the existing session if there is one. An approval that is
   * late or makes no session is reverted, unless a newer attempt at the same wallet is pending.
   */
  connect(attempt: SessionAttempt<wallet, data>): Promise<Session>
  /** Restores the session of a wallet. Returns `null` if it has no authorized account. */
  restore(attempt: SessionAttempt<wallet, data>): Promise<Session | null>
  /**
   * Stores a change that the app requested. It is emitted, because the caller may have aborted. Returns `undefined` if
   * the connector has no session any more.
   */
  update(connectorId: string, data: data, session?: Session): Session | undefined
  /**
   * Ends the session without an event, and calls `close` with the wallet, if it was connected or restored before. If
   * `close` rejects, the session continues.
   */
  disconnect(connectorId: string, close: (wallet: wallet | undefined) => Promise<unknown>): Promise<void>
  /** Ends the session with an event, because its wallet is no longer available. */
  end(): void
  /** Cancels all attempts, ends the session without an event, and stops watching all wallets. */
  stop(): void
}

/** Options of `createSessionKeeper`. */
export type SessionKeeperOptions<wallet, data> = WatchOptions<wallet, data> & {
  readonly emit: (event: AdapterEvent) => void
  readonly warn: PortContext['warn']
  readonly toSession: ToSession<data>
  readonly hasAccounts?: (data: data) => boolean
  readonly endsOnInvalidChange?: boolean
}

/**
 * Creates a session keeper, for adapters without a library that has its own session state.
 *
 * @param parameters `watch` watches a wallet, and returns a function to stop. `read` reads the data of a wallet without
 * a prompt. `hasAccounts` returns whether the data has an account; default `true`. `waitsForAccounts`: whether a
 * wallet without authorized accounts stays watched, and is restored once it authorizes one. `endsOnInvalidChange`:
 * whether invalid data ends the session; by default it is ignored.
 * @example
 * ```ts
 * import type { Eip1193Provider } from '@latchkit/core'
 * import { type Answer, toSession } from '@latchkit/core/eip1193'
 * import { createSessionKeeper } from '@latchkit/core/ports'
 *
 * const sessions = createSessionKeeper<Eip1193Provider, Answer>({
 *   emit: (event) => console.log(event.type),
 *   warn: console.warn,
 *   toSession,
 *   watch: () => () => {},
 * })
 * sessions.stop()
 * ```
 */
export function createSessionKeeper<wallet, data>(
  parameters: SessionKeeperOptions<wallet, data>,
): SessionKeeper<wallet, data> {
  const { emit, warn, toSession, hasAccounts = () => true } = parameters
  const attempts = createAttempts()
  const reporter = createSessionReporter(emit)
  const wallets = createWatchedWallets<wallet, data>(parameters, applyChange)
  /** The wallets that had a session and were not disconnected. */
  const connected = new Map<string, wallet>()
  let stops = 0

  /** Applies a change that the wallet reported. */
  function applyChange(
    changed: WatchedWallet<wallet, data>,
    change: (previous: data) => data | undefined,
  ): void {
    const { connectorId } = changed
    const isPending = attempts.isPending(connectorId)
    let data: data | undefined
    let session: Session | undefined
    try {
      data = change(changed.data)
      // Changes during an attempt belong to its response.
      if (!isPending && data !== undefined && hasAccounts(data))
        session = toSession(connectorId, data, reporter.getKnown())
    } catch (error) {
      warn(
        parameters.endsOnInvalidChange
          ? `Ended the session with "${connectorId}", because the wallet reported invalid accounts or an invalid chain.`
          : 'Ignored accounts or a chain that a wallet reported, because they are invalid.',
        error,
      )
      if (!parameters.endsOnInvalidChange) return
    }
    if (data !== undefined) changed.data = data
    if (isPending) return
    if (session) setCurrent(changed)
    else if (parameters.waitsForAccounts) wallets.current = undefined
    else wallets.unwatch(changed)
    reporter.report(session)
  }

  function setCurrent(next: WatchedWallet<wallet, data>): void {
    wallets.setCurrent(next)
    connected.set(next.connectorId, next.wallet)
  }

  function setSession(next: WatchedWallet<wallet, data>, session: Session): Session {
    setCurrent(next)
    reporter.setKnown(session)
    return session
  }

  /** Runs an attempt. `canBeEmpty`: whether a wallet without accounts is no error. */
  async function run(
    { connectorId, wallet, signal, ask, complete, revert, ...options }: SessionAttempt<wallet, data>,
    canBeEmpty: boolean,
  ): Promise<Session | null> {
    const attempt = attempts.start(connectorId, signal)
    let isApproved = false
    let next: WatchedWallet<wallet, data> | undefined
    try {
      const data = await ask()
      isApproved = true
      attempt.assertCurrent()
      if (data === undefined) return null
      next = wallets.watch(connectorId, wallet, data)
      if (complete) {
        const change = await complete()
        attempt.assertCurrent()
        next.data = change(next.data)
      }
      if (canBeEmpty && !hasAccounts(next.data)) {
        wallets.waitForAccounts(next)
        return null
      }
      return setSession(next, (options.toSession ?? toSession)(connectorId, next.data))
    } catch (error) {
      wallets.unwatch(next)
      // The wallet may have approved with a malformed response.
      if (error instanceof WalletResponseError) isApproved = true
      const isUsed = attempt.isNewerPending() || wallets.current?.connectorId === connectorId
      // The original error is more helpful than the error of the wallet.
      if (revert && isApproved && !isUsed) await revert().catch(() => {})
      throw error
    } finally {
      attempt.end()
    }
  }

  function get(connectorId?: string): KeptSession<wallet, data> | undefined {
    const session = reporter.getKnown()
    const { current } = wallets
    if (!current || !session || session.connectorId !== (connectorId ?? session.connectorId)) return undefined
    return { session, wallet: current.wallet, data: current.data }
  }

  return {
    get,
    async connect(attempt) {
      const { connectorId, signal } = attempt
      const existing = get(connectorId)
      if (existing) return existing.session
      // From here on, the changes of a wallet that was watched for a restore belong to the attempt.
      wallets.unwatch(wallets.find(connectorId))
      const session = await abortable(run(attempt, false), signal)
      if (session) return session
      throw new WalletResponseError({ method: 'connect', reason: 'it has no authorized account' })
    },
    async restore(attempt) {
      const existing = get(attempt.connectorId)
      return existing ? existing.session : abortable(run(attempt, true), attempt.signal)
    },
    update(connectorId, data, session) {
      const { current } = wallets
      if (!current || !get(connectorId)) return undefined
      const next = session ?? toSession(connectorId, data, reporter.getKnown())
      current.data = data
      reporter.report(next)
      return next
    },
    async disconnect(connectorId, close) {
      const existing = get(connectorId)
      const wallet = connected.get(connectorId)
      const stopsBefore = stops
      wallets.unwatch(wallets.find(connectorId))
      connected.delete(connectorId)
      if (existing) reporter.setKnown(undefined)
      try {
        await close(wallet)
      } catch (error) {
        if (existing && !wallets.current && stops === stopsBefore)
          setSession(wallets.watch(connectorId, existing.wallet, existing.data), existing.session)
        throw error
      }
    },
    end() {
      wallets.unwatch(wallets.current)
      reporter.report(undefined)
    },
    stop() {
      stops += 1
      attempts.cancelAll()
      wallets.unwatchAll()
      connected.clear()
      reporter.setKnown(undefined)
    },
  }
}
