import { approveSwap } from '../features/money/swap/approveSwap.js'
import { closeSwap } from '../features/money/swap/closeSwap.js'
import { flipSwap } from '../features/money/swap/flipSwap.js'
import { reviewSwap } from '../features/money/swap/reviewSwap.js'
import { updateSwap } from '../features/money/swap/updateSwap.js'
import type { SwapModel, SwapReviewModel } from '../features/money/swap/view.js'
import { watchSwap } from '../features/money/swap/watchSwap.js'
import type { CreateActions, None, Watch } from './Binding.js'

/** The swap that the user prepares: the hook `useLatchkitSwap`. */
export const swapBinding: {
  readonly watch: Watch<None>
  readonly createActions: CreateActions<None, swapBinding.Actions>
} = {
  watch: (kit) => watchSwap(kit),
  createActions: (kit) => ({
    update: (parameters) => updateSwap(kit, parameters),
    flip: () => flipSwap(kit),
    startReview: () => reviewSwap(kit),
    approve: () => approveSwap(kit),
    close: () => closeSwap(kit),
  }),
}

export declare namespace swapBinding {
  type State = {
    readonly form: SwapModel
    readonly review: SwapReviewModel
  }
  type Actions = {
    /** See the action `updateSwap`. */
    readonly update: (parameters: updateSwap.Parameters) => void
    /** See the action `flipSwap`. */
    readonly flip: () => void
    /** See the action `reviewSwap`. */
    readonly startReview: () => Promise<void>
    /** Asks the wallet for the next step: see the action `approveSwap`. */
    readonly approve: () => Promise<approveSwap.ReturnType>
    /** See the action `closeSwap`. */
    readonly close: () => void
  }
}
