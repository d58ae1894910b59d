import { parseAbi } from 'viem'

/**
 * The function of the ENS registry (ERC-137) that finds a resolver.
 *
 * @see https://eips.ethereum.org/EIPS/eip-137
 */
export const registryAbi = parseAbi(['function resolver(bytes32 node) view returns (address)'])

/**
 * The functions of a resolver: `name` (ERC-181), `addr` (ERC-137) and `text` (ERC-634).
 *
 * @see https://eips.ethereum.org/EIPS/eip-181
 */
export const resolverAbi = parseAbi([
  'function name(bytes32 node) view returns (string)',
  'function addr(bytes32 node) view returns (address)',
  'function text(bytes32 node, string key) view returns (string)',
])
