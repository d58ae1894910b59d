import type { Config } from '../config/config.js'
import type { AlertsEvent, AlertsState } from '../features/alerts/machine.js'
import type { BalanceEvent, BalanceFact } from '../features/balance/machine.js'
import type { BalanceState } from '../features/balance/types.js'
import type { ConnectionEvent, ConnectionFact, ConnectionState } from '../features/connection/types.js'
import type { CatalogueEvent, CatalogueState } from '../features/directory/types.js'
import type { ModalEvent, ModalFact, ModalState } from '../features/modal/machine.js'
import type { NetworkEvent, NetworkFact, NetworkState } from '../features/network/types.js'
import type { RequestEvent, RequestFact, RequestState } from '../features/request/machine.js'
import type { SnackbarEvent, SnackbarState } from '../features/snackbar/machine.js'
import type { ThemeEvent, ThemeState } from '../features/theme/machine.js'
import type { WalletsEvent, WalletsFact, WalletsState } from '../features/wallets/machine.js'
import type { LatchkitError } from '../foundation/errors/base.js'
import type { ChainNamespace } from '../foundation/schema/caip.js'
import type { Adapter } from '../ports/Adapter.js'
import type { Catalogue } from '../ports/Catalogue.js'
import type { Clock } from '../ports/Clock.js'
import type { Storage } from '../ports/Storage.js'
import type { PairingEvent, PairingFact, PairingState } from '../sources/walletconnect/types.js'

/** One value for each configured namespace. */
export type PerNamespace<T> = Readonly<Partial<Record<ChainNamespace, T>>>

/** The complete state of a kit, as one immutable value. A feature that is not installed is absent. */
export type KitState = {
  readonly modal: ModalState
  readonly network: NetworkState
  readonly connection: PerNamespace<ConnectionState>
  readonly wallets: WalletsState
  readonly balance: PerNamespace<BalanceState>
  readonly snackbar: SnackbarState
  readonly alerts: AlertsState
  readonly theme: ThemeState
  readonly request?: PerNamespace<RequestState> | undefined
  readonly catalogue?: CatalogueState | undefined
  /** Present if the kit has a relay (option `relay`). */
  readonly pairing?: PairingState | undefined
}

/** An event, and the machine that receives it. */
export type Command =
  | { readonly feature: 'modal'; readonly event: ModalEvent }
  | { readonly feature: 'network'; readonly event: NetworkEvent }
  | { readonly feature: 'connection'; readonly namespace: ChainNamespace; readonly event: ConnectionEvent }
  | { readonly feature: 'wallets'; readonly event: WalletsEvent }
  | { readonly feature: 'balance'; readonly namespace: ChainNamespace; readonly event: BalanceEvent }
  | { readonly feature: 'snackbar'; readonly event: SnackbarEvent }
  | { readonly feature: 'alerts'; readonly event: AlertsEvent }
  | { readonly feature: 'theme'; readonly event: ThemeEvent }
  | { readonly feature: 'request'; readonly namespace: ChainNamespace; readonly event: RequestEvent }
  | { readonly feature: 'catalogue'; readonly event: CatalogueEvent }
  | { readonly feature: 'pairing'; readonly event: PairingEvent }

/** A fact, and the machine that emitted it. */
export type Fact =
  | ({ readonly feature: 'modal' } & ModalFact)
  | ({ readonly feature: 'network' } & NetworkFact)
  | ({ readonly feature: 'connection'; readonly namespace: ChainNamespace } & ConnectionFact)
  | ({ readonly feature: 'wallets' } & WalletsFact)
  | ({ readonly feature: 'balance'; readonly namespace: ChainNamespace } & BalanceFact)
  | ({ readonly feature: 'request'; readonly namespace: ChainNamespace } & RequestFact)
  | ({ readonly feature: 'pairing' } & PairingFact)

/** The parts of a kit that handlers use. */
export type KitContext = {
  readonly config: Config
  readonly clock: Clock
  readonly storage: Storage | null
  /** The wallet directory; without one, the built-in wallets are used. */
  readonly catalogue: Catalogue | undefined
  /** The namespaces of the configured networks, in their order. */
  readonly namespaces: readonly ChainNamespace[]
  /** Logs a warning to the dapp's developer; silent unless `debug`. */
  readonly warn: (message: string, cause?: unknown) => void
  /** Returns a new id, unique within this kit. */
  readonly newId: () => string
  /** The adapter of a namespace, if it has one. */
  readonly adapterOf: (namespace: ChainNamespace) => Adapter | undefined
  readonly getState: () => KitState
  readonly send: (command: Command) => void
}

/** How a fact settles an action: with a value, with an error, or not at all. */
export type Settlement<T> = { readonly value: T } | { readonly error: LatchkitError } | undefined
