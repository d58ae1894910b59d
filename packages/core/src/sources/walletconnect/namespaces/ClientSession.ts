import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { RelayNamespace } from '../../../ports/Relay.js'
import type { RemoteSession } from '../session/createRemoteSession.js'

/** Session as the clients of namespaces use it: the session of a remote wallet, or of the login frame. */
export type ClientSession = Pick<
  RemoteSession,
  'getSession' | 'choose' | 'hasChain' | 'request' | 'watch'
> & {
  readonly session:
    | {
        readonly namespaces: Readonly<
          Partial<Record<ChainNamespace, Pick<RelayNamespace, 'methods' | 'chains'>>>
        >
        readonly capabilities?: Readonly<Record<string, unknown>> | undefined
      }
    | undefined
}
