import type { Hex } from 'viem'
import { getSmartAccountAddress } from '../../shared/smartAccount/getSmartAccountAddress.js'
import type { SmartAccounts } from '../../shared/smartAccount/SmartAccounts.js'

/**
 * Returns the addresses of the smart accounts that do not have the address of their key (ERC-4337), by CAIP-2 id of their chains.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4337
 */
export function listOwnAddresses(
  owner: string,
  smartAccounts: SmartAccounts,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(smartAccounts).flatMap(([chainId, contracts]) =>
      contracts.kind === 'erc4337' ? [[chainId, getSmartAccountAddress(owner as Hex, contracts)]] : [],
    ),
  )
}
