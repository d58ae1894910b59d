import type { AccountView } from '../../../engine/routes.js'
import type { AccountType } from '../../../foundation/schema/account.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { NetworkRow } from '../../wallet/network/view.js'

/** An account of the session, as the Receive view lists it. */
export type ReceiveAccount = {
  readonly address: string
  readonly type: AccountType
  /** Whether it is the active account. */
  readonly active: boolean
}

/** The model of the Receive and the CompatibleNetworks view for one namespace. */
export type ReceiveModel =
  | { readonly status: 'disconnected' }
  | {
      readonly status: 'ready'
      readonly namespace: ChainNamespace
      /** The address to send to, of the account type that the user selected. */
      readonly address: string
      readonly type: AccountType
      /** The text of the QR code. */
      readonly qrText: string
      /** The name of the address, if one was found. */
      readonly name?: string | undefined
      readonly wallet: { readonly name: string; readonly icon?: string | undefined }
      /** The network that the address belongs to: the network of the wallet. */
      readonly network: {
        readonly id: CaipNetworkId
        readonly name: string
        /** The CAIP-2 reference of a chain without a known name, which is also its `name`. */
        readonly reference?: string | undefined
        /** Operator-given image (option `chainImages`), as in `NetworkRow`. */
        readonly image?: string | undefined
        readonly testnet: boolean
      }
      /**
       * The configured networks on which this address receives, the network of the wallet first. Test networks only while the
       * wallet is on one. Empty if none is configured.
       */
      readonly networks: readonly NetworkRow[]
      /** The account types of the session, of which the user can select one. In a constant order. */
      readonly types: readonly AccountType[]
      /** Every account of the session, the active one first. */
      readonly accounts: readonly ReceiveAccount[]
      /**
       * Whether the address is a smart account, which is a contract: on a network where it is not deployed, assets sent to
       * it may be lost.
       */
      readonly isDeployedPerNetwork: boolean
    }

declare module '../../../engine/routes.js' {
  interface Routes {
    /** The address to send to; `accountType` selects one of several addresses. */
    receive: AccountView<{
      readonly namespace: ChainNamespace
      readonly accountType?: AccountType | undefined
    }>
    /** The networks that share that address. */
    'compatible-networks': AccountView<{
      readonly namespace: ChainNamespace
      readonly accountType?: AccountType | undefined
    }>
  }
}
