import { approveSend } from '../features/money/send/approveSend.js'
import { closeSend } from '../features/money/send/closeSend.js'
import { reviewSend } from '../features/money/send/reviewSend.js'
import { setSendSpeed } from '../features/money/send/setSendSpeed.js'
import { updateSend } from '../features/money/send/updateSend.js'
import type { SendModel, SendReviewModel } from '../features/money/send/view.js'
import type { ChainNamespace } from '../foundation/schema/caip.js'
import type { CreateActions } from './Binding.js'

/** The transfer that the user prepares: the hook `useLatchkitSend`. */
export const sendBinding: {
  readonly createActions: CreateActions<sendBinding.Parameters, sendBinding.Actions>
} = {
  createActions: (kit, { namespace }) => ({
    update: (parameters) => updateSend(kit, { namespace, ...parameters }),
    startReview: () => reviewSend(kit, { namespace }),
    setSpeed: (parameters) => setSendSpeed(kit, { namespace, ...parameters }),
    approve: () => approveSend(kit, { namespace }),
    close: (parameters) => closeSend(kit, { namespace, ...parameters }),
  }),
}

export declare namespace sendBinding {
  /** Whose account sends: `eip155`, `solana` or `bip122`. Default: the active namespace. */
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
  type State = {
    readonly form: SendModel
    readonly review: SendReviewModel
  }
  type Actions = {
    /** See the action `updateSend`. */
    readonly update: (parameters: updateSend.Parameters) => void
    /** See the action `reviewSend`. */
    readonly startReview: () => Promise<void>
    /** See the action `setSendSpeed`. */
    readonly setSpeed: (parameters: setSendSpeed.Parameters) => void
    /** Asks the wallet, and returns the id of the transaction: see the action `approveSend`. */
    readonly approve: () => Promise<string>
    /** See the action `closeSend`. */
    readonly close: (parameters?: closeSend.Parameters) => void
  }
}
