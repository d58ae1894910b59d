import type { Eip1193Provider } from '@latchkit/core'
import { WalletRequestError } from '@latchkit/core/errors'
import type { Sessions } from './createSessions.js'

/**
 * Returns the provider of the connected wallet.
 *
 * @param parameters `address`, if given, must belong to the session.
 * @throws `WalletRequestError` (4100) before the wallet is asked
 */
export type FindConnected = (parameters: {
  readonly connectorId: string
  readonly method: string
  readonly address?: string
}) => Promise<Eip1193Provider>

/** Creates a `FindConnected` for the given sessions. */
export function createFindConnected(sessions: Sessions): FindConnected {
  return async ({ connectorId, method, address }) => {
    const fail = (details: string) => new WalletRequestError({ method, rpcCode: 4100, details })
    const connected = sessions.get(connectorId)
    if (!connected) throw fail(`"${connectorId}" is not connected.`)
    const opened = connected.session.accounts.map((account) => account.address.toLowerCase())
    if (address && !opened.includes(address.toLowerCase()))
      throw fail(`The wallet has not authorized ${address} for this site.`)
    return connected.wallet
  }
}
