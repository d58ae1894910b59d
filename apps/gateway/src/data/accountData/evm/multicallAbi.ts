import { parseAbi } from 'viem'

/** `aggregate3` and `getEthBalance` of Multicall3 (https://www.multicall3.com). */
export const multicallAbi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) payable returns (Result[] returnData)',
  'function getEthBalance(address addr) view returns (uint256 balance)',
])

/** `balanceOf` of ERC-20. */
export const balanceOfAbi = parseAbi(['function balanceOf(address account) view returns (uint256 balance)'])
