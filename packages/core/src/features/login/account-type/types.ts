import type { Cancel, Effect, Failed, Step } from '../../../engine/machine.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { FrameAccount } from '../../../ports/Frame.js'

/** The types of account that a user of the login frame chooses from. */
export type LoginAccountType = FrameAccount['type']

/** A change of the account type. `failed` stays until the next change, or until the network changes. */
export type AccountTypeChange =
  | { readonly status: 'idle' }
  /** `id` is the id of the action that started it. */
  | { readonly status: 'changing'; readonly id: string; readonly type: LoginAccountType }
  | { readonly status: 'failed'; readonly type: LoginAccountType; readonly error: LatchkitError }

/** The account types of the user of the login frame. They concern the chains of `eip155`. */
export type AccountTypeState = {
  /** The chains that have smart accounts. Empty without a login, and if the frame could not tell. */
  readonly enabledChainIds: readonly CaipNetworkId[]
  /** Kind of account that the user prefers. A network without smart accounts uses the ordinary one all the same. */
  readonly preferredType: LoginAccountType
  /** Whether the smart account exists on the current chain; absent if the frame did not say. */
  readonly isDeployed?: boolean | undefined
  readonly change: AccountTypeChange
}

/** Events of the account types. */
export type AccountTypeEvent =
  /** A login has begun, with what the frame supports and what the storage contains. */
  | {
      readonly type: 'loaded'
      readonly enabledChainIds: readonly CaipNetworkId[]
      readonly preferredType?: LoginAccountType | undefined
    }
  /** The frame has returned the user of a chain. */
  | { readonly type: 'userRead'; readonly isDeployed: boolean | undefined }
  | { readonly type: 'set'; readonly id: string; readonly accountType: LoginAccountType }
  /** The session has the account of the type that was set. */
  | { readonly type: 'changed'; readonly id: string }
  | { readonly type: 'cancel'; readonly id: string }
  /** The session has another account or chain, which a failure no longer concerns. */
  | { readonly type: 'sessionChanged' }
  | { readonly type: 'loggedOut' }

/** Asks the wallet, and stores the preference. */
export type AccountTypeEffect =
  | (Effect & { readonly type: 'setType'; readonly id: string; readonly accountType: LoginAccountType })
  | (Effect & { readonly type: 'storeType'; readonly accountType: LoginAccountType })
  | Cancel

/** Facts of the account types. Each action is settled once. */
export type AccountTypeFact =
  | { readonly type: 'changed'; readonly id: string; readonly accountType: LoginAccountType }
  | { readonly type: 'failed'; readonly id: string; readonly error: LatchkitError }

/** Step of the account types; see `transition`. */
export type AccountTypeStep = Step<AccountTypeState, AccountTypeEffect, AccountTypeFact>
/** All inputs of the account types. */
export type AccountTypeInput = AccountTypeEvent | Failed<AccountTypeEffect>

declare module '../../../engine/types.js' {
  interface Features {
    accountType: {
      state: AccountTypeState
      event: AccountTypeEvent
      fact: AccountTypeFact
      isOptional: true
    }
  }
}
