import { getAddressLabel } from '../features/assets/labels/getAddressLabel.js'
import { loadAddressLabels } from '../features/assets/labels/loadAddressLabels.js'
import { setAddressLabel } from '../features/assets/labels/setAddressLabel.js'
import type { ChainNamespace } from '../foundation/schema/caip.js'
import type { CreateActions, ToState, Watch } from './Binding.js'

/** The user's label of an address: the hook `useLatchkitAddressLabel`. */
export const addressLabelBinding: {
  readonly toState: ToState<addressLabelBinding.Parameters, addressLabelBinding.State>
  readonly watch: Watch<unknown>
  readonly createActions: CreateActions<addressLabelBinding.Parameters, addressLabelBinding.Actions>
} = {
  toState: (state, _config, { address, namespace }) => ({
    label: getAddressLabel({ getState: () => state }, { address, namespace }),
  }),
  watch(kit) {
    // Without the code of the labels there is none to show; `setLabel` loads it again.
    loadAddressLabels(kit).catch(() => {})
    return () => {}
  },
  createActions: (kit, { address, namespace }) => ({
    setLabel: (label) => setAddressLabel(kit, { address, namespace, label }),
  }),
}

export declare namespace addressLabelBinding {
  type Parameters = {
    readonly address: string
    readonly namespace?: ChainNamespace | undefined
  }
  type State = {
    /** At most 40 characters; `undefined` if there is none, and until the stored ones are read. */
    readonly label: string | undefined
  }
  type Actions = {
    /** Stores a label; an empty one removes it. Rejects if the code cannot be loaded. */
    readonly setLabel: (label: string) => Promise<void>
  }
}
