import type { Effect, Failed, Step } from '../../../engine/machine.js'
import type { LockedView } from '../../../engine/routes.js'

/**
 * Whether a request waits for the user in the login frame, which is visible then. `isSettings`: the frame shows the settings of the
 * wallet, and there is nothing to approve.
 */
export type ApprovalState = { readonly isOpen: boolean; readonly isSettings: boolean }

/** Events of the approval. */
export type ApprovalEvent =
  | { readonly type: 'opened'; readonly isSettings: boolean }
  | { readonly type: 'closed' }
  /** The user has left the view below the frame. */
  | { readonly type: 'abort' }

/** Asks the frame to end its requests. */
export type ApprovalEffect = Effect & { readonly type: 'abort' }

/** Facts of the approval. */
export type ApprovalFact = { readonly type: 'opened' | 'closed' }

/** Step of the approval; see `transition`. */
export type ApprovalStep = Step<ApprovalState, ApprovalEffect, ApprovalFact>
/** All inputs of the approval. */
export type ApprovalInput = ApprovalEvent | Failed<ApprovalEffect>

declare module '../../../engine/types.js' {
  interface Features {
    approval: { state: ApprovalState; event: ApprovalEvent; fact: ApprovalFact; isOptional: true }
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /** A request that the user approves in the login frame, which is shown above this view. */
    'approve-transaction': LockedView
  }
}
