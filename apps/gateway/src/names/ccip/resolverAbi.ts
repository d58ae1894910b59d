import { parseAbi } from 'viem/utils'

/** The call that a wildcard resolver forwards, and the answer that it verifies (ENSIP-10, ERC-3668). */
export const serviceAbi = parseAbi(['function resolve(bytes name, bytes data) view returns (bytes)'])

/** The records that can be read (ENSIP-1, ENSIP-5, ENSIP-9). */
export const recordAbi = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function text(bytes32 node, string key) view returns (string)',
])
