import { initialState as alertsState, transition as alertsTransition } from '../alerts/machine.js'
import { effects as balanceEffects } from '../balance/effects.js'
import { initialState as balanceState, transition as balanceTransition } from '../balance/machine.js'
import { effects as connectionEffects } from '../connection/effects.js'
import { initialState as connectionState, transition as connectionTransition } from '../connection/machine.js'
import { initialState as modalState, transition as modalTransition } from '../modal/machine.js'
import { effects as networkEffects } from '../network/effects.js'
import { initialState as networkState, transition as networkTransition } from '../network/machine.js'
import { initialState as snackbarState, transition as snackbarTransition } from '../snackbar/machine.js'
import { initialState as themeState, transition as themeTransition } from '../theme/machine.js'
import { effects as walletsEffects } from '../wallets/effects.js'
import { initialState as walletsState, transition as walletsTransition } from '../wallets/machine.js'
import { defineFeature, type Feature } from './feature.js'

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
