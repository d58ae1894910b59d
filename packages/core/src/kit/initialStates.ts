import type { InitContext } from '../engine/feature.js'
import { initialState as alerts } from '../features/alerts/initialState.js'
import { initialState as balance } from '../features/balance/initialState.js'
import { initialState as connection } from '../features/connection/initialState.js'
import { initialState as modal } from '../features/modal/initialState.js'
import { initialState as network } from '../features/network/initialState.js'
import { initialState as snackbar } from '../features/snackbar/initialState.js'
import { initialState as theme } from '../features/theme/initialState.js'
import { initialState as wallets } from '../features/wallets/initialState.js'

type InitialState = {
  readonly perNamespace?: true
  readonly initialState: (init: InitContext) => object
}

/** The initial states of the features that every kit has: a server renders them, before any machine is loaded. */
export const initialStates: Readonly<Record<string, InitialState>> = {
  alerts: { initialState: alerts },
  theme: { initialState: theme },
  network: { initialState: network },
  connection: { perNamespace: true, initialState: connection },
  balance: { perNamespace: true, initialState: balance },
  wallets: { initialState: wallets },
  modal: { initialState: modal },
  snackbar: { initialState: snackbar },
}
