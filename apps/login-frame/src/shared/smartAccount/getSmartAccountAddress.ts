import { getCreate2Address, type Hex } from 'viem'
import type { SmartAccountContracts } from '../config/SmartAccountConfig.js'
import { accountSalt, getAccountBytecode } from './getFactory.js'

/**
 * Returns the address of the smart account of a key: the address of the key itself (EIP-7702), or of the contract that the
 * factory deploys for it (ERC-4337), whether it is deployed or not.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export function getSmartAccountAddress(owner: Hex, contracts: SmartAccountContracts): Hex {
  if (contracts.kind === 'eip7702') return owner
  return getCreate2Address({
    from: contracts.factory,
    salt: accountSalt,
    bytecode: getAccountBytecode(owner, contracts),
  })
}
