import { defineFeature, type Feature } from '../engine/feature.js'
import { initialState as alertsState, transition as alertsTransition } from '../features/alerts/machine.js'
import { effects as balanceEffects } from '../features/balance/effects.js'
import { initialState as balanceState, transition as balanceTransition } from '../features/balance/machine.js'
import { effects as connectionEffects } from '../features/connection/effects.js'
import {
  initialState as connectionState,
  transition as connectionTransition,
} from '../features/connection/machine.js'
import { initialState as modalState, transition as modalTransition } from '../features/modal/machine.js'
import { effects as networkEffects } from '../features/network/effects.js'
import { initialState as networkState, transition as networkTransition } from '../features/network/machine.js'
import {
  initialState as snackbarState,
  transition as snackbarTransition,
} from '../features/snackbar/machine.js'
import { initialState as themeState, transition as themeTransition } from '../features/theme/machine.js'
import { effects as walletsEffects } from '../features/wallets/effects.js'
import { initialState as walletsState, transition as walletsTransition } from '../features/wallets/machine.js'

/** The features that every kit has. All others are installed by their own actions, on first use. */
export const features: readonly Feature[] = [
  defineFeature({ name: 'alerts', initialState: alertsState, transition: alertsTransition, effects: {} }),
  defineFeature({ name: 'theme', initialState: themeState, transition: themeTransition, effects: {} }),
  defineFeature({
    name: 'snackbar',
    initialState: snackbarState,
    transition: snackbarTransition,
    effects: {},
  }),
  defineFeature({ name: 'modal', initialState: modalState, transition: modalTransition, effects: {} }),
  defineFeature({
    name: 'wallets',
    initialState: walletsState,
    transition: walletsTransition,
    effects: walletsEffects,
  }),
  defineFeature({
    name: 'network',
    initialState: networkState,
    transition: networkTransition,
    effects: networkEffects,
  }),
  defineFeature({
    name: 'connection',
    perNamespace: true,
    initialState: connectionState,
    transition: connectionTransition,
    effects: connectionEffects,
  }),
  defineFeature({
    name: 'balance',
    perNamespace: true,
    initialState: balanceState,
    transition: balanceTransition,
    effects: balanceEffects,
  }),
]
