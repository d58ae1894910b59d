import type { RegisteredKit } from '../engine/Register.js'
import { getNetwork } from '../features/wallet/network/getNetwork.js'
import { switchNetwork } from '../features/wallet/network/switchNetwork.js'
import type { CreateActions, None, ToState } from './Binding.js'

/** The network of a namespace, and all configured ones: the hook `useLatchkitNetwork`. */
export const networkBinding: {
  readonly toState: ToState<networkBinding.Parameters, networkBinding.State>
  readonly createActions: CreateActions<None, networkBinding.Actions>
} = {
  toState(state, config, { namespace }) {
    // The app states that its hooks have the kit of `Register`.
    const registered = config as RegisteredKit['config']
    return {
      ...getNetwork({ getState: () => state, config: registered }, { namespace }),
      networks: registered.networks,
    }
  },
  createActions: (kit) => ({
    switchNetwork: (network) => switchNetwork(kit as RegisteredKit, { network }),
  }),
}

export declare namespace networkBinding {
  type Parameters = getNetwork.Parameters
  type State = getNetwork.ReturnType<RegisteredKit> & {
    /** All configured networks. */
    readonly networks: RegisteredKit['config']['networks']
  }
  type Actions = {
    /** Rejects like the action `switchNetwork`, for example with `UserRejectedError` if the user declines. */
    readonly switchNetwork: (
      network: switchNetwork.Parameters<RegisteredKit>['network'],
    ) => Promise<switchNetwork.ReturnType<RegisteredKit>>
  }
}
