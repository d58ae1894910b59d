import { listOf } from '../../foundation/encoding/field.js'
import { MethodNotSupportedError } from '../../foundation/errors/adapter.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'
import type { Network } from '../../foundation/schema/network.js'
import type { AdapterEvent, PortContext, Session } from '../../ports/Adapter.js'
import { createSessionKeeper, type SessionKeeper } from '../session/createSessionKeeper.js'
import { bitcoinChainNameOf } from './bitcoinChain.js'
import { type BitcoinAnswer, toBitcoinSession, wrongChainError } from './toBitcoinSession.js'

/** Connects, watches and disconnects a wallet, whatever its API. */
export type BitcoinDriver = {
  /** Asks the wallet to connect. May prompt. */
  connect(): Promise<BitcoinAnswer>
  /** Returns the connected accounts without prompting; empty if there are none. Absent if the wallet cannot tell. */
  read?(): Promise<BitcoinAnswer>
  /** Calls `changed` after a change, with the new accounts if the wallet sends them. Returns the cleanup. */
  watch(changed: (answer?: BitcoinAnswer) => void): () => void
  /** Disconnects the wallet. Absent if an app cannot do so. */
  disconnect?(): Promise<unknown>
}

type DrivenWallet = { readonly style: BitcoinDriver }
type Attempt<wallet> = {
  readonly connectorId: string
  readonly wallet: wallet
  /** The preferred chain. */
  readonly chainId?: CaipNetworkId | undefined
  readonly signal: AbortSignal
}

/** Keeps the session of one Bitcoin wallet at a time. */
export type BitcoinSessions<wallet> = Pick<SessionKeeper<wallet, BitcoinAnswer>, 'get' | 'stop'> & {
  /** Connects a wallet. Rejects and reverts the approval if the wallet is on a chain that the app does not have. */
  connect(attempt: Attempt<wallet>): Promise<Session>
  /** Restores the session of a wallet without a prompt. Returns `null` if it has no authorized account. */
  restore(attempt: Attempt<wallet>): Promise<Session | null>
  /** Disconnects a wallet. If it fails, the session continues. */
  disconnect(connectorId: string, wallet: wallet | undefined): Promise<void>
  /**
   * Moves the session to a chain, if the accounts of the wallet are valid on it. `isRead`: whether to read the accounts
   * from the wallet first.
   */
  moveTo(connectorId: string, chainId: CaipNetworkId, isRead?: boolean): Promise<Session | undefined>
}

/**
 * Creates the session keeper for Bitcoin wallets.
 *
 * @param parameters `networks`: the Bitcoin networks of the app.
 * @example
 * ```ts
 * import { createBitcoinSessions } from '@latchkit/core/bip122'
 * import { bitcoin } from '@latchkit/core/networks'
 *
 * const sessions = createBitcoinSessions({
 *   emit: (event) => console.log(event.type),
 *   warn: console.warn,
 *   networks: [bitcoin],
 * })
 * sessions.stop()
 * ```
 */
export function createBitcoinSessions<wallet extends DrivenWallet>(parameters: {
  readonly emit: (event: AdapterEvent) => void
  readonly warn: PortContext['warn']
  readonly networks: readonly Network[]
}): BitcoinSessions<wallet> {
  const { emit, warn, networks } = parameters
  const own = networks.map(({ caipNetworkId }) => caipNetworkId)

  const sessions = createSessionKeeper<wallet, BitcoinAnswer>({
    emit,
    warn,
    // If the wallet does not report its chain, the session's chain is kept.
    toSession: (connectorId, answer, now) => toPreferredSession(connectorId, answer, now?.chainId, ...own),
    hasAccounts: ({ accounts }) => listOf(accounts).length > 0,
    watch: ({ style }, onChange) => style.watch((answer) => onChange(answer && (() => answer))),
    // The last known accounts of a wallet that cannot be asked stay.
    read: async ({ style }, answer) => (style.read ? style.read() : answer),
    // The wallet may be on another chain, so no request can be sent to it.
    endsOnInvalidChange: true,
  })

  /** Creates a converter of wallet responses that requires a chain of the app. */
  function requireOwn(requested: CaipNetworkId | undefined) {
    return (connectorId: string, answer: BitcoinAnswer): Session => {
      const session = toPreferredSession(connectorId, answer, requested, ...own)
      if (own.includes(session.chainId)) return session
      const chain = bitcoinChainNameOf(session.chainId) ?? session.chainId
      throw wrongChainError(chain, networks.map(({ name }) => name).join(' or '))
    }
  }

  return {
    get: sessions.get,
    stop: sessions.stop,
    connect: ({ chainId, ...attempt }) =>
      sessions.connect({
        ...attempt,
        ask: () => attempt.wallet.style.connect(),
        toSession: requireOwn(chainId),
        revert: async () => attempt.wallet.style.disconnect?.(),
      }),
    restore: ({ chainId, ...attempt }) =>
      sessions.restore({
        ...attempt,
        ask: () => readAccounts(attempt.wallet),
        toSession: requireOwn(chainId),
      }),
    disconnect: (connectorId, wallet) =>
      sessions.disconnect(connectorId, async () => {
        try {
          await wallet?.style.disconnect?.()
        } catch (cause) {
          // Older wallets have no such method: only the app ends the session.
          if (!(cause instanceof MethodNotSupportedError)) throw cause
        }
      }),
    async moveTo(connectorId, chainId, isRead) {
      const kept = sessions.get(connectorId)
      if (!kept) return undefined
      const answer = (isRead && (await readAccounts(kept.wallet))) || kept.data
      const next = toPreferredSession(connectorId, answer, chainId)
      return next.chainId === chainId ? sessions.update(connectorId, answer, next) : undefined
    },
  }
}

/** Converts a wallet response. If the wallet does not report its chain, the first matching preferred one is used. */
function toPreferredSession(
  connectorId: string,
  answer: BitcoinAnswer,
  ...preferred: readonly (CaipNetworkId | undefined)[]
): Session {
  return toBitcoinSession({ connectorId, answer, preferred: preferred.filter((id) => id !== undefined) })
}

/** Returns the connected accounts without a prompt; `undefined` if the wallet cannot tell. */
async function readAccounts({ style }: DrivenWallet): Promise<BitcoinAnswer | undefined> {
  try {
    return await style.read?.()
  } catch {
    // A wallet that fails here counts as disconnected: the user can connect again.
    return undefined
  }
}
