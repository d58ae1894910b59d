import type { InitContext } from '../engine/feature.js'
import { initialState as balance } from '../features/assets/balance/initialState.js'
import { initialState as alerts } from '../features/shell/alerts/initialState.js'
import { initialState as modal } from '../features/shell/modal/initialState.js'
import { initialState as snackbar } from '../features/shell/snackbar/initialState.js'
import { initialState as theme } from '../features/shell/theme/initialState.js'
import { initialState as connection } from '../features/wallet/connection/initialState.js'
import { initialState as network } from '../features/wallet/network/initialState.js'
import { initialState as wallets } from '../features/wallet/wallets/initialState.js'

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
