/** 1,000,000 gas in total, at 2 gwei. */
export const sponsoredGas = {
  callGasLimit: 500_000n,
  verificationGasLimit: 200_000n,
  preVerificationGas: 255_000n,
  maxFeePerGas: 2_000_000_000n,
  maxPriorityFeePerGas: 2_000_000_000n,
}

/** The paymaster's part of that gas. */
export const paymasterGas = { paymasterVerificationGasLimit: 45_000n, paymasterPostOpGasLimit: 0n }

/** The highest cost of an operation with these limits, in wei. */
export const sponsoredCost = 2_000_000_000_000_000n
