import type { Feature } from '../engine/feature.js'
import { balanceFeature } from '../features/assets/balance/feature.js'
import { alertsFeature } from '../features/shell/alerts/feature.js'
import { modalFeature } from '../features/shell/modal/feature.js'
import { snackbarFeature } from '../features/shell/snackbar/feature.js'
import { themeFeature } from '../features/shell/theme/feature.js'
import { connectionFeature } from '../features/wallet/connection/feature.js'
import { networkFeature } from '../features/wallet/network/feature.js'
import { walletsFeature } from '../features/wallet/wallets/feature.js'

/**
 * The features that every kit has. All others are installed by their own actions, on first use. A fact reaches their
 * policies in this order: the view that follows is decided after the state that it shows.
 */
export const features: readonly Feature[] = [
  alertsFeature,
  themeFeature,
  networkFeature,
  connectionFeature,
  balanceFeature,
  walletsFeature,
  modalFeature,
  snackbarFeature,
]
