import { type Eip1193Provider, WalletRequestError } from '@latchkit/core'
import type { Sessions } from './sessions.js'

/**
 * The provider of the connected wallet.
 *
 * @param parameters `address`, where it is given, has to be one that the session has opened.
 * @throws `WalletRequestError` (4100) before anybody is asked
 */
export type FindConnected = (parameters: {
  readonly connectorId: string
  readonly method: string
  readonly address?: string
}) => Promise<Eip1193Provider>

/** Makes that of the session there is. */
export function findConnectedIn(sessions: Sessions): FindConnected {
  return async ({ connectorId, method, address }) => {
    const fail = (details: string) => new WalletRequestError({ method, rpcCode: 4100, details })
    const connected = sessions.of(connectorId)
    if (!connected) throw fail(`"${connectorId}" is not connected.`)
    const opened = connected.session.accounts.map((account) => account.address.toLowerCase())
    if (address && !opened.includes(address.toLowerCase()))
      throw fail(`The wallet does not open ${address} to this page.`)
    return connected.provider
  }
}
