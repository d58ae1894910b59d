import type { Hex } from '../../../data/accountData/evm/callContracts.js'
import { SourceError } from '../../../data/sources/BalanceSource.js'
import type { SwapBuild } from './SwapSource.js'

/**
 * Checks that the call data of a swap to another account contains the account. A service that ignores the parameter, because it has another
 * name in its version of the API, would pay the sender instead.
 *
 * @throws SourceError if it does not.
 */
export function requireRecipient({ account, recipient }: SwapBuild, data: Hex): void {
  if (recipient !== account && !data.toLowerCase().includes(recipient.slice(2).toLowerCase()))
    throw new SourceError('the service builds a swap for another recipient')
}
