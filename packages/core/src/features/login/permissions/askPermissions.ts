import type { Eip1193Provider } from '../../../browser/eip6963.js'
import { askWallet } from '../../../chains/evm/askWallet.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { AdapterNotFoundError } from '../../../foundation/errors/adapter.js'
import { PermissionsNotSupportedError } from '../../../foundation/errors/permissions.js'
import { isMethodMissing, toOwnError } from '../../../foundation/errors/toCallsError.js'
import type {
  AbortedError,
  UserRejectedError,
  WalletResponseError,
} from '../../../foundation/errors/wallet.js'
import type { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import { getAdapter } from '../../wallet/connection/getAdapter.js'

/** A request of ERC-7715. */
type PermissionsCall = {
  readonly method: string
  /** MetaMask reads the parameters of a revocation by name. */
  readonly params: readonly unknown[] | object
}

/** Asks the wallet for the first of these methods that it implements. */
export async function askPermissions(
  kit: Latchkit,
  connectorId: string,
  [first, ...others]: readonly [PermissionsCall, ...PermissionsCall[]],
): Promise<{ readonly answer: unknown; readonly method: string }> {
  const { method, params } = first
  const adapter = getAdapter(kit.internal, 'eip155')
  try {
    const answer = await askWallet({ method, connectorId }, async () => {
      // The provider of an EVM wallet is one of EIP-1193.
      const provider = (await adapter.getProvider({ connectorId })) as Eip1193Provider
      return provider.request({ method, params: params as readonly unknown[] })
    })
    return { answer, method }
  } catch (thrown) {
    const error = toOwnError(thrown)
    if (!isMethodMissing(error, method)) throw error
    const [next, ...rest] = others
    if (next) return askPermissions(kit, connectorId, [next, ...rest])
    throw new PermissionsNotSupportedError({ method, details: error.details, cause: error })
  }
}

export declare namespace askPermissions {
  type ErrorType =
    | AdapterNotFoundError
    | PermissionsNotSupportedError
    | UserRejectedError
    | WalletRequestError
    | WalletResponseError
    | AbortedError
}
