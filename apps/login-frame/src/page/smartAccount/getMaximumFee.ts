import type { UserOperation } from '../../shared/smartAccount/UserOperation.js'

/** Returns the most that an operation can cost, in wei. */
export function getMaximumFee(operation: UserOperation): bigint {
  const { callGasLimit, verificationGasLimit, preVerificationGas, maxFeePerGas, paymaster } = operation
  const own = callGasLimit + verificationGasLimit + preVerificationGas
  const others = paymaster ? paymaster.verificationGasLimit + paymaster.postOpGasLimit : 0n
  return (own + others) * maxFeePerGas
}
