import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { connectorsOf, walletRowOf } from '../wallets/rules.js'
import { connectionOf, sessionOf } from './rules.js'

/** The model of a button that connects one wallet. */
export type WalletButtonModel = {
  /** `failed`: the last attempt to connect it was declined, or failed; the modal says why. */
  readonly status: 'idle' | 'connecting' | 'connected' | 'failed'
  /** Absent for a wallet that is neither in this browser nor one of `customWallets`. */
  readonly name?: string | undefined
  /** A validated URL. */
  readonly icon?: string | undefined
}

/**
 * Returns the model of a button that connects one wallet, in all namespaces or one.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toWalletButtonModel } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { status } = toWalletButtonModel(kit.getState(), kit.config, { walletId: 'io.metamask' })
 * ```
 */
export function toWalletButtonModel(
  state: Pick<KitState, 'wallets' | 'connection' | 'modal'>,
  config: Config,
  { walletId, namespace }: { readonly walletId: string; readonly namespace?: ChainNamespace | undefined },
): WalletButtonModel {
  const connectors = connectorsOf(state.wallets, config, walletId, namespace)
  const row = walletRowOf(state.wallets, config, walletId)
  const all = connectors.map((connector) => {
    const connection = connectionOf(state, connector.namespace)
    const isOwn = (part: { readonly connectorId: string } | undefined) => part?.connectorId === connector.id
    if ('attempt' in connection && isOwn(connection.attempt)) return 'connecting'
    if (isOwn(sessionOf(state, connector.namespace))) return 'connected'
    return 'outcome' in connection && isOwn(connection.outcome) ? 'failed' : 'idle'
  })
  // A wallet on another device has no connector of its own.
  const isShown =
    state.modal.status === 'open' &&
    state.modal.stack.some((route) => route.view === 'connecting-remote' && route.walletId === walletId)
  const order = ['connecting', 'connected', 'failed'] as const
  const status = isShown ? 'connecting' : (order.find((one) => all.includes(one)) ?? 'idle')
  return { status, ...(row?.name && { name: row.name }), ...(row?.icon && { icon: row.icon }) }
}
