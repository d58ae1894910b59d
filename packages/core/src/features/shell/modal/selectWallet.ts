import type { Latchkit } from '../../../engine/latchkit.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import { connect } from '../../wallet/connection/connect.js'
import { getWalletRoute } from '../../wallet/connection/getWalletRoute.js'
import { navigate } from './navigate.js'

/**
 * Shows the view of a wallet in the open modal, as if the user had chosen it from the list. A wallet in this browser is connected in the
 * same task as the click, because browsers allow a wallet to open its window only then.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { openModal } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 * import { selectWallet } from '@latchkit/core/views/connect'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * void openModal(kit)
 * selectWallet(kit, { walletId: 'io.metamask' })
 * ```
 */
export function selectWallet(
  kit: Latchkit,
  target: {
    readonly walletId: string
    readonly namespace?: ChainNamespace | undefined
    readonly chainId?: CaipNetworkId | undefined
  },
): void {
  const route = getWalletRoute(kit.getState(), kit.config, target)
  void navigate(kit, { route })
  const { modal } = kit.getState()
  // Without consent, the connect view with its checkbox is shown instead.
  const needsConsent = kit.config.legalCheckbox && !(modal.status === 'open' && modal.legalChecked)
  if (route.view !== 'connecting' || needsConsent) return
  const { walletId, namespace, chainId } = route
  // The view shows why it failed.
  connect(kit, { connectorId: walletId, namespace, chainId }).catch(() => {})
}
