import type { Eip1193Provider } from '@latchkit/core'
import { type Answer, toSession, toWallet } from '@latchkit/core/eip1193'
import {
  type AdapterEvent,
  createSessionKeeper,
  type PortContext,
  type SessionKeeper,
} from '@latchkit/core/ports'
import { watchWallet } from './watchWallet.js'

/**
 * The session with an EIP-1193 wallet.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export type Sessions = SessionKeeper<Eip1193Provider, Answer>

/**
 * Creates the session keeper for EIP-1193 wallets. A locked wallet is restored when it is unlocked.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export function createSessions(parameters: {
  readonly emit: (event: AdapterEvent) => void
  readonly warn: PortContext['warn']
}): Sessions {
  return createSessionKeeper<Eip1193Provider, Answer>({
    ...parameters,
    toSession,
    watch: watchWallet,
    hasAccounts: ({ accounts }) => accounts.length > 0,
    read: async (provider, previous) => ({ ...previous, accounts: await getAccounts(provider) }),
    waitsForAccounts: true,
  })
}

/** Returns the authorized accounts. A wallet that cannot return its accounts counts as not available. */
export async function getAccounts(provider: Eip1193Provider): Promise<readonly unknown[]> {
  return toWallet(provider)
    .getAccounts()
    .catch(() => [])
}
