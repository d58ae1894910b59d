import type { Latchkit } from '../../../engine/latchkit.js'
import { selectWallet } from './selectWallet.js'

/**
 * Selects the wallet for which the modal is opened: see `openModal.Parameters`. In the task of the click, in which browsers allow a
 * wallet to open its window. Returns a function that stops it.
 */
export function followOpenedWallets(kit: Latchkit): () => void {
  return kit.internal.onFact((fact) => {
    if (fact.feature !== 'modal' || fact.type !== 'navigated') return
    const { route } = fact
    const { modal } = kit.getState()
    // The user accepts the terms first, and then chooses the wallet.
    const isAllowed = !kit.config.legalCheckbox || (modal.status === 'open' && modal.legalChecked)
    if (route.view !== 'connect' || route.wallet === undefined || !isAllowed) return
    selectWallet(kit, { walletId: route.wallet, namespace: route.namespace })
  })
}
