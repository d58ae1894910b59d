import { approveReplacement } from '../features/history/replacement/approveReplacement.js'
import { cancelTransaction } from '../features/history/replacement/cancelTransaction.js'
import { closeReplacement } from '../features/history/replacement/closeReplacement.js'
import { setReplacementSpeed } from '../features/history/replacement/setReplacementSpeed.js'
import { speedUpTransaction } from '../features/history/replacement/speedUpTransaction.js'
import type { ReplacementModel } from '../features/history/replacement/types.js'
import { watchTransactions } from '../features/history/tracking/watchTransactions.js'
import type { Arrival } from '../features/money/arrivals/types.js'
import type { TrackedTransaction } from '../features/wallet/transactions/types.js'
import type { CreateActions, None, ToState, Watch } from './Binding.js'

const none: readonly never[] = []

/** The transactions that the app has sent: the hook `useLatchkitTransactions`. */
export const transactionsBinding: {
  readonly toTransactions: ToState<None, transactionsBinding.State['transactions']>
  readonly toArrivals: ToState<None, transactionsBinding.State['arrivals']>
  readonly watch: Watch<None>
  readonly createActions: CreateActions<None, transactionsBinding.Actions>
} = {
  toTransactions: ({ transactions }) => transactions?.list ?? none,
  toArrivals: ({ arrivals }) => arrivals?.list ?? none,
  watch: (kit) => watchTransactions(kit),
  createActions: (kit) => ({
    speedUp: (parameters) => speedUpTransaction(kit, parameters),
    cancel: (parameters) => cancelTransaction(kit, parameters),
    setSpeed: (parameters) => setReplacementSpeed(kit, parameters),
    approve: () => approveReplacement(kit),
    close: () => closeReplacement(kit),
  }),
}

export declare namespace transactionsBinding {
  type State = {
    /** At most 50. Empty until they are read from the storage. */
    readonly transactions: readonly TrackedTransaction[]
    /** The swaps to other chains among them: whether they have arrived. At most 50. */
    readonly arrivals: readonly Arrival[]
    /** Replacement of a pending transaction, before it is signed, and the wallet's response. */
    readonly replacement: ReplacementModel
  }
  type Actions = {
    /** Begins that review: see the action `speedUpTransaction`. */
    readonly speedUp: (parameters: speedUpTransaction.Parameters) => Promise<void>
    /** Begins that review: see the action `cancelTransaction`. */
    readonly cancel: (parameters: cancelTransaction.Parameters) => Promise<void>
    /** See the action `setReplacementSpeed`. */
    readonly setSpeed: (parameters: setReplacementSpeed.Parameters) => void
    /** Asks the wallet, and returns the hash of the replacement: see the action `approveReplacement`. */
    readonly approve: () => Promise<`0x${string}`>
    /** See the action `closeReplacement`. */
    readonly close: () => void
  }
}
