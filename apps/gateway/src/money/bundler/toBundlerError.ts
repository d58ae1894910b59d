import { bundlerErrorCodes as codes } from '@latchkit/blockchain-api/contract'
import { decodeErrorResult, type Hex } from 'viem'
import { BundlerError } from './BundlerError.js'
import { decodeRevert } from './decodeRevert.js'
import { entryPointAbi } from './entryPoints.js'

/** Why an EntryPoint rejects an operation. */
export type Rejection = {
  /** Its text, which begins with a code such as `AA23`. */
  readonly reason: string
  /** The revert of the account or the paymaster. */
  readonly inner: Hex | undefined
}

/** Returns the rejection of an operation from the bytes of a revert of `handleOps`; `undefined` for other reverts. */
export function parseRejection(data: Hex | undefined): Rejection | undefined {
  if (!data) return undefined
  try {
    const { errorName, args } = decodeErrorResult({ abi: entryPointAbi, data })
    return { reason: args[1], inner: errorName === 'FailedOpWithRevert' ? args[2] : undefined }
  } catch {
    return undefined
  }
}

/** Converts a rejection to the error of the RPC. */
export function toBundlerError({ reason, inner }: Rejection): BundlerError {
  const revert = inner && inner !== '0x' ? `: ${decodeRevert(inner)}` : ''
  return new BundlerError(getCode(reason), `${reason}${revert}`, inner)
}

function getCode(reason: string): number {
  const code = reason.slice(0, 4)
  if (code === 'AA24' || code === 'AA34') return codes.signature
  if (code === 'AA22' || code === 'AA32') return codes.timeRange
  if (code.startsWith('AA3')) return codes.paymaster
  if (code === 'AA25') return codes.invalidParams
  return codes.account
}
