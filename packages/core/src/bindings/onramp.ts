import type { KitState } from '../engine/types.js'
import { refreshOnRamp } from '../features/money/onramp/refreshOnRamp.js'
import { startPurchase } from '../features/money/onramp/startPurchase.js'
import { updateOnRamp } from '../features/money/onramp/updateOnRamp.js'
import type { OnRampModel, PurchasesModel } from '../features/money/onramp/view.js'
import { watchOnRamp } from '../features/money/onramp/watchOnRamp.js'
import type { CreateActions, None, Watch } from './Binding.js'

/** The purchase that the user prepares: the hook `useLatchkitOnramp`. */
export const onrampBinding: {
  /** Whether there is an account that buys. The form is of it: when this changes, the hook watches again. */
  readonly isConnected: (state: KitState) => boolean
  readonly watch: Watch<None>
  readonly createActions: CreateActions<None, onrampBinding.Actions>
} = {
  isConnected: ({ connection, network }) => connection[network.activeNamespace]?.status === 'connected',
  watch: (kit) => watchOnRamp(kit),
  createActions: (kit) => ({
    update: (parameters) => updateOnRamp(kit, parameters),
    refresh: () => refreshOnRamp(kit),
    buy: (parameters) => startPurchase(kit, parameters),
  }),
}

export declare namespace onrampBinding {
  type State = {
    readonly form: OnRampModel
    readonly purchases: PurchasesModel
  }
  type Actions = {
    /** See the action `updateOnRamp`. */
    readonly update: (parameters: updateOnRamp.Parameters) => void
    /** Reads the quotes now: see the action `refreshOnRamp`. */
    readonly refresh: () => void
    /** Opens the page of the provider: call it in a click. See the action `startPurchase`. */
    readonly buy: (parameters: startPurchase.Parameters) => Promise<startPurchase.ReturnType>
  }
}
