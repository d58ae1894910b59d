import type { CaipNetworkId } from '@latchkit/core'
import { type BitcoinAnswer, listOf, toBitcoinSession } from '@latchkit/core/bip122'
import type { AdapterEvent, Session } from '@latchkit/core/ports'
import type { FoundWallet } from './findWallets.js'

/** The session there is. */
export type Live = {
  readonly wallet: FoundWallet
  readonly answer: BitcoinAnswer
  readonly session: Session
}

/** The one session of an adapter, kept in agreement with its wallet. */
export type Sessions = {
  readonly live: () => Live | undefined
  /** A wallet's answer becomes the session, in place of any other; from now on the wallet is listened to. */
  readonly take: (wallet: FoundWallet, answer: BitcoinAnswer, session: Session) => Session
  /** The session is over, and nobody is told. */
  readonly drop: () => void
}

/** What a wallet has open, without a prompt; `undefined` where that is nothing, or it cannot tell. */
export async function readWallet({ style }: FoundWallet): Promise<BitcoinAnswer | undefined> {
  try {
    const answer = await style.read?.()
    return answer && Array.isArray(answer.accounts) && answer.accounts.length === 0 ? undefined : answer
  } catch {
    // A wallet that fails at telling is as good as one that is closed: nothing is lost but a click.
    return undefined
  }
}

/** Makes the sessions of one start of an adapter. `preferred`: see `toSession`. */
export function createSessions(parameters: {
  readonly emit: (event: AdapterEvent) => void
  readonly warn: (message: string, cause?: unknown) => void
  readonly preferred: readonly CaipNetworkId[]
}): Sessions {
  const { emit, warn, preferred } = parameters
  let live: (Live & { readonly stop: () => void }) | undefined
  let turns = 0

  async function changed(wallet: FoundWallet, told: BitcoinAnswer | undefined): Promise<void> {
    turns += 1
    const turn = turns
    // Without a word of what there is now, and no way to ask, what was last known stands.
    if (!told && !wallet.style.read) return
    const answer = told ?? (await readWallet(wallet))
    if (live?.wallet !== wallet || turn !== turns) return
    const before = live.session
    const session = answer && listOf(answer.accounts).length > 0 ? read(wallet, answer) : undefined
    if (!session) {
      drop()
      emit({ type: 'disconnected', connectorId: wallet.connector.id })
    } else {
      live = { ...live, session, answer: answer ?? live.answer }
      if (JSON.stringify(session) !== JSON.stringify(before)) emit({ type: 'session', session })
    }
  }

  function read({ connector }: FoundWallet, answer: BitcoinAnswer): Session | undefined {
    try {
      return toBitcoinSession({ connectorId: connector.id, answer, preferred })
    } catch (cause) {
      // Whatever it is that the wallet is on now, nothing can be asked of it.
      warn(`${connector.name} tells of accounts that cannot be used: it counts as disconnected.`, cause)
      return undefined
    }
  }

  function drop(): void {
    live?.stop()
    live = undefined
  }

  return {
    live: () => live,
    drop,
    take(wallet, answer, session) {
      drop()
      const stop = wallet.style.watch((told) => void changed(wallet, told))
      live = { wallet, answer, session, stop }
      return session
    },
  }
}
