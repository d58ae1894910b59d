import type { Logger } from 'pino'
import type { SimulatedOperation } from './acceptOperation.js'
import type { BundlerMetrics } from './BundlerMetrics.js'
import type { ChainBundler } from './ChainBundler.js'
import type { OperationStore, StoredOperation } from './createOperationStore.js'
import type { ReputationStore } from './createReputationStore.js'
import type { TransactionStore } from './createTransactionStore.js'
import type { ReceiptReader } from './readReceipt.js'

/** Dependencies of the submitter of a chain. */
export type SubmitterOptions = {
  readonly chain: ChainBundler
  readonly operations: OperationStore
  readonly transactions: TransactionStore
  readonly receipts: ReceiptReader
  readonly reputations: ReputationStore
  readonly metrics: BundlerMetrics
  /** Throws a BundlerError if the validation breaks a rule of ERC-7562. */
  readonly checkRules: (call: SimulatedOperation) => Promise<void>
  /** Whether the cost of an operation is reserved, if the gateway's own paymaster pays for it. */
  readonly isPaid: (operation: StoredOperation) => Promise<boolean>
  /** Called after an operation has ended. */
  readonly onEnd: (operation: StoredOperation) => Promise<void>
  /** Id of this gateway, among those with the same database. */
  readonly holder: string
  readonly logger: Logger
  readonly now: () => number
}
