/** Maximum gas of the validation of an account, and of a paymaster: the executor pays for a validation that fails on chain. */
export const maxVerificationGas = 3_000_000n
/** Maximum gas of the call of an operation. */
export const maxCallGas = 10_000_000n
/**
 * Maximum gas of an operation: EIP-7825 limits a transaction to 16,777,216.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7825
 */
export const maxOperationGas = 14_000_000n

/**
 * Least stake of a staked entity, in wei. ERC-7562 asks for about 1,000 USD, which depends on the chain's coin.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7562
 */
export const minStake = 10n ** 17n

/** Maximum pending operations of one sender, as ERC-7562 has it for senders without stake. */
export const maxPendingPerSender = 4
/** Maximum pending operations of one factory, and of one paymaster that is not the gateway's own. */
export const maxPendingPerEntity = 100
/** Maximum pending operations of one chain. */
export const maxPending = 5_000

/** Time after which an operation that was not included is dropped. */
export const operationLifetimeMs = 10 * 60_000
/** Time for which an operation must be valid at least. */
export const minValiditySeconds = 30

/** Failed operations on chain, or between validation and submission, of an entity in an hour that ban it. */
export const maxFailures = 5
/** Time for which an entity is banned, and in which its failures count. */
export const banMs = 60 * 60_000

/** Percentage by which a replacement must raise both fees. */
export const replacementPercent = 10n
/** Blocks after a transaction in which the bundler looks for a reorganization of the chain. */
export const confirmations = 32
/** Time after which a finished operation is deleted. */
export const keepMs = 30 * 86_400_000
