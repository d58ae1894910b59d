import type { Config } from '../../../config/config.js'
import type { Command, Fact, KitState } from '../../../engine/types.js'
import { isUnsupported } from '../../../features/wallet/network/rules.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { remoteConnectorId } from '../../../foundation/schema/remoteConnectorId.js'

/** Stores the wallet as a recent wallet, and closes the modal unless it is inline or a chain is unsupported. */
export function completePairing(
  { session, openedWallet }: Extract<Fact, { feature: 'pairing'; type: 'approved' }>,
  state: KitState,
  config: Config,
): readonly Command[] {
  const route = state.modal.status === 'open' ? state.modal.stack.at(-1) : undefined
  const shown = route?.view === 'connecting-remote' ? route.walletId : undefined
  const id = openedWallet?.walletId ?? shown
  const namespacesOfSession = Object.keys(session.namespaces) as ChainNamespace[]
  const namespaces = Object.keys(state.connection).filter((one) =>
    namespacesOfSession.includes(one as ChainNamespace),
  )
  const name = cleanName(openedWallet?.name ?? session.peer.name)
  // The icon is stored so that the next page load can show it before the wallet directory has loaded.
  const { top, wallets = [] } = state.directory ?? {}
  const shortList = top?.status === 'ready' ? [...top.featured, ...top.recommended, ...top.recent] : []
  const icon = [...shortList, ...wallets].find((known) => known.id === id)?.icon ?? session.peer.icon
  const wallet = id && {
    id,
    name,
    ...(icon && { icon }),
    namespaces: namespaces as ChainNamespace[],
    connectorIds: [remoteConnectorId],
  }
  const isUnsupportedChain = namespacesOfSession.some((namespace) => isUnsupported(state, config, namespace))
  return [
    ...(wallet ? [{ feature: 'wallets', event: { type: 'recognised', wallet } } as const] : []),
    ...(state.modal.status === 'open' && !isUnsupportedChain && !config.enableEmbedded
      ? [{ feature: 'modal', event: { type: 'close', reason: 'done' } } as const]
      : []),
  ]
}
