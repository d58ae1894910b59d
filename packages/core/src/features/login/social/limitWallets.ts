import { loginWalletsMax } from '../../../foundation/limits.js'
import type { ConnectModel } from '../../wallet/connection/view.js'

type Ready = Extract<ConnectModel, { status: 'ready' }>

/**
 * Returns the wallets that the Connect view lists beside a login, so that neither is below the fold: all of them with less than four installed
 * ones, otherwise four installed ones. `hasMore`: the other rows, and the link to all wallets, are in the view `connect-wallets`.
 *
 * @example
 * ```ts
 * import type { ConnectModel } from '@latchkit/core'
 * import { limitWallets } from '@latchkit/core/views/login'
 *
 * type Ready = Extract<ConnectModel, { status: 'ready' }>
 *
 * export const hasMoreWallets = (model: Ready) => limitWallets(model).hasMore
 * ```
 */
export function limitWallets(model: Ready): { readonly model: Ready; readonly hasMore: boolean } {
  // A recent wallet was used before, so it is one of the first.
  const installed = model.wallets.filter(({ tag }) => tag === 'installed' || tag === 'recent')
  const hasOthers = model.wallets.length > loginWalletsMax || model.allWallets !== undefined
  if (installed.length < loginWalletsMax || !hasOthers) return { model, hasMore: false }
  const wallets = installed.slice(0, loginWalletsMax)
  return { model: { ...model, wallets, allWallets: undefined }, hasMore: true }
}
