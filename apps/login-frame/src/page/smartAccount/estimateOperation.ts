import * as z from 'zod/mini'
import { ApprovalError } from '../approval/ApprovalError.js'
import { RpcError } from '../rpc/RpcError.js'

/** Codes of ERC-7769 for calls that revert. */
const executionCode = -32_521

/** Gas that no operation needs: a block of public chains has less. */
const gasMax = 60_000_000n

/** Part of the estimated gas that is added to it: the state can change before the operation is included. */
const marginPercent = 10n

const gas = z.pipe(
  z.string().check(z.regex(/^0x[\da-f]{1,32}$/i)),
  z.transform((text) => BigInt(text)),
)
const schema = z.object({
  preVerificationGas: gas,
  verificationGasLimit: gas,
  callGasLimit: gas,
  paymasterVerificationGasLimit: z.optional(gas),
  paymasterPostOpGasLimit: z.optional(gas),
})

/** The gas limits of an operation. */
export type OperationGas = z.output<typeof schema>

/**
 * Asks the bundler for the gas limits of an operation.
 *
 * @throws `ApprovalError`
 */
export async function estimateOperation(
  ask: (method: string, params: readonly unknown[]) => Promise<unknown>,
  params: readonly unknown[],
): Promise<OperationGas> {
  const answer = await ask('eth_estimateUserOperationGas', params).catch((cause: unknown) => {
    throw toBundlerError(cause)
  })
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new ApprovalError('bundler_unavailable', parsed.error)
  const { callGasLimit, verificationGasLimit, ...others } = parsed.data
  const estimated = {
    ...others,
    callGasLimit: addMargin(callGasLimit),
    verificationGasLimit: addMargin(verificationGasLimit),
  }
  const total = Object.values(estimated).reduce<bigint>((sum, each) => sum + (each ?? 0n), 0n)
  if (total > gasMax) throw new ApprovalError('bundler_refused')
  return estimated
}

/** Returns why a bundler has not accepted an operation. Anything else is returned as it is. */
export function toBundlerError(cause: unknown): unknown {
  if (!(cause instanceof RpcError)) return cause
  if (cause.rpcCode === undefined) return new ApprovalError('bundler_unavailable', cause)
  return new ApprovalError(cause.rpcCode === executionCode ? 'would_fail' : 'bundler_refused', cause)
}

const addMargin = (amount: bigint): bigint => (amount * (100n + marginPercent)) / 100n
