import { disconnect } from '../features/wallet/connection/disconnect.js'
import type { CreateActions, None, ToState } from './Binding.js'

/** The end of a connection: the hook `useLatchkitDisconnect`. */
export const disconnectBinding: {
  readonly toState: ToState<None, disconnectBinding.State>
  readonly createActions: CreateActions<None, disconnectBinding.Actions>
} = {
  toState: ({ connection }) => ({
    isPending: Object.values(connection).some((state) => state.status === 'disconnecting'),
  }),
  createActions: (kit) => ({ disconnect: (parameters) => disconnect(kit, parameters) }),
}

export declare namespace disconnectBinding {
  type State = {
    /** Whether a wallet is being disconnected. */
    readonly isPending: boolean
  }
  type Actions = {
    /** Rejects with `DisconnectError` if a wallet stays connected. */
    readonly disconnect: (parameters?: disconnect.Parameters) => Promise<disconnect.ReturnType>
  }
}
