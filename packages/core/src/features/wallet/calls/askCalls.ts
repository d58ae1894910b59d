import type { Eip1193Provider } from '../../../browser/eip6963.js'
import { askWallet } from '../../../chains/evm/askWallet.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { AdapterNotFoundError } from '../../../foundation/errors/adapter.js'
import type { CallsNotSupportedError, UnknownBundleIdError } from '../../../foundation/errors/calls.js'
import type { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import { toCallsError } from '../../../foundation/errors/toCallsError.js'
import type { AbortedError, WalletResponseError } from '../../../foundation/errors/wallet.js'
import type { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import { getAdapter } from '../connection/getAdapter.js'
import { getSigningSession } from '../request/getSigningSession.js'
import { checkCallsId } from './checkCalls.js'

/** Asks the connected wallet about a batch of calls, without the queue of writes. */
export async function askCalls(
  kit: Latchkit,
  method: 'wallet_getCallsStatus' | 'wallet_showCallsStatus',
  id: string,
): Promise<unknown> {
  checkCallsId(id)
  const { connectorId } = getSigningSession(kit, 'eip155')
  const adapter = getAdapter(kit.internal, 'eip155')
  try {
    return await askWallet({ method, connectorId }, async () => {
      // The provider of an EVM wallet is one of EIP-1193.
      const provider = (await adapter.getProvider({ connectorId })) as Eip1193Provider
      return provider.request({ method, params: [id] })
    })
  } catch (error) {
    throw toCallsError(error, method)
  }
}

export declare namespace askCalls {
  type ErrorType =
    | InvalidParameterError
    | NotConnectedError
    | AdapterNotFoundError
    | UnknownBundleIdError
    | CallsNotSupportedError
    | WalletRequestError
    | WalletResponseError
    | AbortedError
}
