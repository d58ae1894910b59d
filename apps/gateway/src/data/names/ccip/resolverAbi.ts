import { parseAbi } from 'viem/utils'

/**
 * The call that a wildcard resolver forwards, and the answer that it verifies (ENSIP-10, ERC-3668).
 *
 * @see https://docs.ens.domains/ensip/10
 */
export const serviceAbi = parseAbi(['function resolve(bytes name, bytes data) view returns (bytes)'])

/**
 * The records that can be read (ENSIP-1, ENSIP-5, ENSIP-9).
 *
 * @see https://docs.ens.domains/ensip/1
 */
export const recordAbi = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function text(bytes32 node, string key) view returns (string)',
])

/** Records that no name of a gateway has: their answers are empty, as the answers of other resolvers. */
export const emptyRecordAbi = parseAbi([
  'function contenthash(bytes32 node) view returns (bytes)',
  'function name(bytes32 node) view returns (string)',
  'function ABI(bytes32 node, uint256 contentTypes) view returns (uint256, bytes)',
  'function pubkey(bytes32 node) view returns (bytes32 x, bytes32 y)',
  'function interfaceImplementer(bytes32 node, bytes4 interfaceId) view returns (address)',
  'function dnsRecord(bytes32 node, bytes32 name, uint16 resource) view returns (bytes)',
  'function zonehash(bytes32 node) view returns (bytes)',
])
