/**
 * The codes the wallets use: EIP-1193, EIP-1474, EIP-3326.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 * @see https://eips.ethereum.org/EIPS/eip-1474
 * @see https://eips.ethereum.org/EIPS/eip-3326
 */
export const errorCodes = {
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  invalidInput: -32000,
  alreadyPending: -32002,
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  unknownChain: 4902,
} as const

/**
 * An EIP-1193 error.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export class ProviderRpcError extends Error {
  override name = 'ProviderRpcError'
  readonly code: number
  readonly data?: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    if (data !== undefined) this.data = data
  }
}

/** An error without a code, as some wallets throw it. */
export class CodelessError extends Error {
  override name = 'Error'
}

/** Creates the error of a rejected request. */
export function createUserRejectedError(): ProviderRpcError {
  return new ProviderRpcError(errorCodes.userRejected, 'The request was rejected.')
}
