import type { Latchkit, Route } from '@latchkit/core'
import { connect, push } from '@latchkit/core/actions'
import { settle } from './settle.js'

/**
 * Shows that a wallet is asked, and asks it: in the very task in which the visitor chose it, for a wallet may only
 * open its window then.
 */
export function askWallet(kit: Latchkit, wanted: Omit<Extract<Route, { view: 'connecting' }>, 'view'>): void {
  const { walletId, namespace, chainId } = wanted
  push(kit, { route: { view: 'connecting', ...wanted } })
  settle(connect(kit, { connectorId: walletId, namespace, chainId }))
}
