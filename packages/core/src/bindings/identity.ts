import { watchIdentity } from '../features/assets/identity/watchIdentity.js'
import type { ToState, Watch } from './Binding.js'

/** The name and the image of an address: the hook `useLatchkitIdentity`. */
export const identityBinding: {
  readonly toState: ToState<identityBinding.Parameters, identityBinding.State>
  readonly watch: Watch<identityBinding.Parameters>
} = {
  toState({ connection, identity }, _config, parameters) {
    const current = connection.eip155
    const own = current && 'session' in current ? current.session?.accounts[0].address : undefined
    const address = parameters.address ?? own
    const known = address === undefined ? undefined : identity?.byAddress[address]
    return known ? { status: known.status, ...known.identity } : { status: 'idle' }
  },
  watch: watchIdentity,
}

export declare namespace identityBinding {
  type Parameters = {
    /** Default: the connected account on `eip155`. */
    readonly address?: string | undefined
  }
  type State = {
    /** `idle`: nothing was read, because there is no address or no `dataApi`. A failed read is repeated after 30 s. */
    readonly status: 'idle' | 'loading' | 'ready' | 'failed'
    /** A name that resolves to the address; absent without one. */
    readonly name?: string | undefined
    /** URL of an image; absent without one. */
    readonly avatar?: string | undefined
  }
}
