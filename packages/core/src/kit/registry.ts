import type { Feature } from '../engine/feature.js'
import { alertsFeature } from '../features/alerts/feature.js'
import { balanceFeature } from '../features/balance/feature.js'
import { connectionFeature } from '../features/connection/feature.js'
import { modalFeature } from '../features/modal/feature.js'
import { networkFeature } from '../features/network/feature.js'
import { snackbarFeature } from '../features/snackbar/feature.js'
import { themeFeature } from '../features/theme/feature.js'
import { walletsFeature } from '../features/wallets/feature.js'

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
