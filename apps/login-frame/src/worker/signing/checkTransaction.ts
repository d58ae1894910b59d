import { bytesToHex, parseTransaction } from 'viem'
import { isForbiddenCall } from '../../shared/requestChecks/isForbiddenCall.js'
import type { SmartAccounts } from '../../shared/smartAccount/SmartAccounts.js'
import { findContracts } from './checkUserOperation.js'

/** Returns why the wallet must not sign a transaction of an ordinary account; null if it can. `address`: of the wallet. */
export function checkTransaction(
  transaction: Uint8Array,
  address: string,
  smartAccounts: SmartAccounts,
): string | null {
  const { chainId, to, value = 0n, data = '0x' } = tryToParse(transaction)
  const contracts = findContracts(smartAccounts, `eip155:${chainId}`)
  // The account may delegate already, whatever its preferred type is.
  return to && contracts && isForbiddenCall({ to, value, data }, address, contracts)
    ? 'The transaction must not call the account itself, nor its delegation manager.'
    : null
}

function tryToParse(transaction: Uint8Array): Partial<ReturnType<typeof parseTransaction>> {
  try {
    return parseTransaction(bytesToHex(transaction))
  } catch {
    // It is refused when it is signed.
    return {}
  }
}
