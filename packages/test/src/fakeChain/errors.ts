import { encodeErrorResult, type Hex } from 'viem'
import { errorCodes, ProviderRpcError } from '../foundation/ProviderRpcError.js'

/** The code with which geth answers a call that reverts. */
const revertCode = 3

const errorAbi = [{ type: 'error', name: 'Error', inputs: [{ name: 'message', type: 'string' }] }] as const

/** Creates an error of geth's transaction pool or state transition, with the code that geth uses for all of them. */
export function createNodeError(message: string): ProviderRpcError {
  return new ProviderRpcError(errorCodes.invalidInput, message)
}

/** Creates the error of an unknown method, in geth's words. */
export function createUnknownMethodError(method: string): ProviderRpcError {
  return new ProviderRpcError(
    errorCodes.methodNotFound,
    `the method ${method} does not exist/is not available`,
  )
}

/** Creates the error of missing or malformed parameters. */
export function createArgumentError(index: number, problem?: string): ProviderRpcError {
  const message =
    problem === undefined
      ? `missing value for required argument ${index}`
      : `invalid argument ${index}: ${problem}`
  return new ProviderRpcError(errorCodes.invalidParams, message)
}

/** A call that reverts, with the data that it returns. */
export class Revert extends Error {
  override name = 'Revert'
  readonly data: Hex
  constructor(data: Hex, reason?: string) {
    super(reason ?? 'execution reverted')
    this.data = data
  }
}

/** Creates a revert with a reason, as Solidity's `require` does. */
export function createReasonRevert(reason: string): Revert {
  return new Revert(encodeErrorResult({ abi: errorAbi, errorName: 'Error', args: [reason] }), reason)
}

/** Creates the response to a call that reverts: code 3 with the data. */
export function toRevertError({ message, data }: Revert): ProviderRpcError {
  const text = message === 'execution reverted' ? message : `execution reverted: ${message}`
  return new ProviderRpcError(revertCode, text, data)
}
