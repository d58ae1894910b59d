import type { LatchkitError } from '../../foundation/errors/base.js'
import { ChainNotSupportedError } from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import { toWalletError } from './toWalletError.js'

/** EIP-3326's "unrecognized chain", EIP-1193's "unsupported method" and JSON-RPC's "method not found". */
const unknownChainCodes: readonly unknown[] = [4902, 4200, -32_601]

/**
 * Converts an error of a network switch, as `toWalletError` does. A failure to add the chain becomes
 * `ChainNotSupportedError`, except a rejection by the user.
 *
 * @param parameters `network`: its name. `adding`: whether the error occurred while the chain was added.
 * @example
 * ```ts
 * import { toSwitchError } from '@latchkit/core/eip1193'
 *
 * const cause = { code: 4902, message: 'Unrecognized chain.' }
 * toSwitchError({ connectorId: 'io.alpha', network: 'Base', cause }).shortMessage // 'Chain is not supported'
 * ```
 */
export function toSwitchError(parameters: {
  readonly connectorId: string
  readonly network: string
  readonly cause: unknown
  readonly adding?: boolean
}): LatchkitError {
  const { connectorId, network, cause, adding = false } = parameters
  const error = toWalletError({ method: 'wallet_switchEthereumChain', connectorId, cause })
  if (!(error instanceof WalletRequestError)) return error
  return adding || unknownChainCodes.includes(error.rpcCode)
    ? new ChainNotSupportedError({ network, cause })
    : error
}
