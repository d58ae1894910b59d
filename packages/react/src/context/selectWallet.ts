import { type CaipNetworkId, type ChainNamespace, type Latchkit, openModal } from '@latchkit/core'
import { connect, getWalletRoute, navigate } from '@latchkit/core/views/connect'

/**
 * Opens the modal at a wallet, as if the user had chosen it from the list. Returns what `openModal` returns.
 */
export function openAtWallet(
  kit: Latchkit,
  { wallet, namespace }: { readonly wallet: string; readonly namespace?: ChainNamespace | undefined },
): Promise<openModal.ReturnType> {
  const account = openModal(kit, { view: 'connect', namespace })
  const { modal } = kit.getState()
  // The user accepts the terms first, and then chooses the wallet.
  if (!kit.config.legalCheckbox || (modal.status === 'open' && modal.legalChecked))
    selectWallet(kit, { walletId: wallet, namespace })
  return account
}

/**
 * Navigates to the view for a selected wallet. A wallet in this browser is connected in the same task as the click, because
 * browsers allow a wallet to open its window only then.
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
  navigate(kit, { route })
  const { modal } = kit.getState()
  // Without consent, core shows the connect view with its checkbox instead.
  const needsConsent = kit.config.legalCheckbox && !(modal.status === 'open' && modal.legalChecked)
  if (route.view !== 'connecting' || needsConsent) return
  const { walletId, namespace, chainId } = route
  // The view shows why it failed.
  connect(kit, { connectorId: walletId, namespace, chainId }).catch(() => {})
}
