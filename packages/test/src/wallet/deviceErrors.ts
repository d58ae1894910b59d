import { errorCodes, ProviderRpcError } from '../foundation/ProviderRpcError.js'

/**
 * Creates the error of a user who rejects on a device: it has no code of its own.
 *
 * @see https://github.com/MetaMask/metamask-extension/issues/9510
 */
export function createDeniedError(): ProviderRpcError {
  return new ProviderRpcError(
    errorCodes.internal,
    'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)',
  )
}

/**
 * Creates the error of a transaction that a device cannot show.
 *
 * @see https://github.com/MetaMask/metamask-extension/issues/13417
 */
export function createBlindTransactionError(): ProviderRpcError {
  return new ProviderRpcError(
    errorCodes.internal,
    'Ledger device: Please enable Blind signing or Contract data in the Ethereum app Settings',
  )
}

/**
 * Creates the error of typed data that a device cannot show.
 *
 * @see https://github.com/MetaMask/metamask-extension/issues/29802
 */
export function createBlindMessageError(): ProviderRpcError {
  return new ProviderRpcError(errorCodes.internal, 'Ledger: Blind signing must be enabled')
}
