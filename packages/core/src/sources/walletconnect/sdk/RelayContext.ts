import type { Clock } from '../../../ports/Clock.js'
import type { OneClickSignIn } from '../authenticate/SignInRequest.js'
import type { Proposal } from '../protocol/proposal.js'
import type { SentRequest } from '../protocol/SentRequest.js'
import type { UniversalProvider } from '../protocol/UniversalProvider.js'
import type { PendingCalls } from './createPendingCalls.js'
import type { WalletConnectOptions } from './options.js'
import type { PatchContext } from './patchSdk.js'

/** Options of `createRelay`. */
export type RelayOptions = {
  readonly load: () => Promise<UniversalProvider>
  /** Whether the kit created the provider: then it is patched, and its socket is closed while nothing uses it. */
  readonly isCreatedByKit: boolean
  readonly proposal: Proposal
  readonly clock: Clock
  /** The kit's name: separates its tabs from the tabs of another kit. */
  readonly name: string
  readonly warn: (message: string, cause?: unknown) => void
  /** Opens the wallet app for a request of the session. */
  readonly openWallet?: ((request: SentRequest) => void) | undefined
  /** Loads the sign-in with the approval of the session, if the app signs users in and all chains allow it. */
  readonly loadSignIn?: (() => Promise<OneClickSignIn | undefined>) | undefined
  /** See `WalletConnectOptions`. */
  readonly verify?: WalletConnectOptions['verify']
}

/** The options, and what the parts of a relay share. */
export type RelayContext = RelayOptions &
  PatchContext &
  PendingCalls & {
    /** Whether the relay has a listener. */
    readonly isListening: () => boolean
    /** Called with each use of the provider. */
    readonly listen: (provider: UniversalProvider) => void
  }
