/**
 * The types of permissions that the chain can enforce (ERC-7715).
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 */
export const permissionTypes: readonly string[] = [
  'native-token-periodic',
  'native-token-transfer',
  'erc20-token-periodic',
  'erc20-token-transfer',
  'contract-call',
]
