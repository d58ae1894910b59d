import type { FailedTransactionMetadata } from 'litesvm'

/**
 * A transaction's error as nodes encode it in JSON: `"BlockhashNotFound"`, `{ InstructionError: [0, { Custom: 1 }] }`.
 */
export type TransactionError = string | Readonly<Record<string, unknown>>

// litesvm returns numbers for plain errors, and its enums exist only as types. The order follows
// solana-transaction-error and solana-instruction-error, as in litesvm's declarations.
const transactionErrors =
  'AccountInUse AccountLoadedTwice AccountNotFound ProgramAccountNotFound InsufficientFundsForFee InvalidAccountForFee AlreadyProcessed BlockhashNotFound CallChainTooDeep MissingSignatureForFee InvalidAccountIndex SignatureFailure InvalidProgramForExecution SanitizeFailure ClusterMaintenance AccountBorrowOutstanding WouldExceedMaxBlockCostLimit UnsupportedVersion InvalidWritableAccount WouldExceedMaxAccountCostLimit WouldExceedAccountDataBlockLimit TooManyAccountLocks AddressLookupTableNotFound InvalidAddressLookupTableOwner InvalidAddressLookupTableData InvalidAddressLookupTableIndex InvalidRentPayingAccount WouldExceedMaxVoteCostLimit WouldExceedAccountDataTotalLimit MaxLoadedAccountsDataSizeExceeded ResanitizationNeeded InvalidLoadedAccountsDataSizeLimit UnbalancedTransaction ProgramCacheHitMaxLimit CommitCancelled'.split(
    ' ',
  )
const instructionErrors =
  'GenericError InvalidArgument InvalidInstructionData InvalidAccountData AccountDataTooSmall InsufficientFunds IncorrectProgramId MissingRequiredSignature AccountAlreadyInitialized UninitializedAccount UnbalancedInstruction ModifiedProgramId ExternalAccountLamportSpend ExternalAccountDataModified ReadonlyLamportChange ReadonlyDataModified DuplicateAccountIndex ExecutableModified RentEpochModified NotEnoughAccountKeys AccountDataSizeChanged AccountNotExecutable AccountBorrowFailed AccountBorrowOutstanding DuplicateAccountOutOfSync InvalidError ExecutableDataModified ExecutableLamportChange ExecutableAccountNotRentExempt UnsupportedProgramId CallDepth MissingAccount ReentrancyNotAllowed MaxSeedLengthExceeded InvalidSeeds InvalidRealloc ComputationalBudgetExceeded PrivilegeEscalation ProgramEnvironmentSetupFailure ProgramFailedToComplete ProgramFailedToCompile Immutable IncorrectAuthority AccountNotRentExempt InvalidAccountOwner ArithmeticOverflow UnsupportedSysvar IllegalOwner MaxAccountsDataAllocationsExceeded MaxAccountsExceeded MaxInstructionTraceLengthExceeded BuiltinProgramsMustConsumeComputeUnits BorshIoError'.split(
    ' ',
  )

/** Converts the error of a failed transaction. */
export function toTransactionError(failed: FailedTransactionMetadata): TransactionError {
  const error = failed.err()
  if (typeof error === 'number') return transactionErrors[error] ?? `Unknown${error}`
  if ('err' in error) return { InstructionError: [error.index, toInstructionError(error.err())] }
  if ('accountIndex' in error) return { InsufficientFundsForRent: { account_index: error.accountIndex } }
  return { DuplicateInstruction: error.index }
}

/** Returns the text that a node appends to "Transaction simulation failed: ". */
export function describeTransactionError(error: TransactionError): string {
  if (typeof error === 'string') return sentences[error] ?? error
  const [index, inner] = Array.isArray(error.InstructionError) ? error.InstructionError : []
  if (index === undefined) return Object.keys(error)[0] ?? ''
  return `Error processing Instruction ${index}: ${describeInstructionError(inner)}`
}

const sentences: Readonly<Record<string, string>> = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  InsufficientFundsForFee: 'Insufficient funds for fee',
}

function describeInstructionError(error: unknown): string {
  const custom = typeof error === 'object' && error !== null && 'Custom' in error ? error.Custom : undefined
  return typeof custom === 'number' ? `custom program error: 0x${custom.toString(16)}` : String(error)
}

function toInstructionError(error: unknown): unknown {
  if (typeof error === 'number') return instructionErrors[error] ?? `Unknown${error}`
  if (typeof error === 'object' && error !== null && 'code' in error) return { Custom: error.code }
  return { BorshIoError: String(error) }
}
