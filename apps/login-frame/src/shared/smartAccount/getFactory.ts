import { concatHex, encodeAbiParameters, encodeFunctionData, type Hex, parseAbi, zeroHash } from 'viem'
import type { Erc4337Contracts } from '../config/SmartAccountConfig.js'
import { proxyBytecode } from './proxyBytecode.js'
import type { Factory } from './UserOperation.js'

/** `SimpleFactory` and `HybridDeleGator` of the Delegation Framework. */
const abi = parseAbi([
  'function deploy(bytes bytecode, bytes32 salt) returns (address)',
  'function initialize(address owner, string[] keyIds, uint256[] xValues, uint256[] yValues)',
])

/** One account for each owner. */
export const accountSalt = zeroHash

/** Returns what EntryPoint calls to deploy the account of an owner. */
export function getFactory(owner: Hex, contracts: Erc4337Contracts): Factory {
  const args = [getAccountBytecode(owner, contracts), accountSalt] as const
  return { address: contracts.factory, data: encodeFunctionData({ abi, functionName: 'deploy', args }) }
}

/** Returns the creation bytecode of the account of an owner: a proxy, which initializes its implementation without passkeys. */
export function getAccountBytecode(
  owner: Hex,
  { implementation }: Pick<Erc4337Contracts, 'implementation'>,
): Hex {
  const data = encodeFunctionData({ abi, functionName: 'initialize', args: [owner, [], [], []] })
  const parameters = encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }], [implementation, data])
  return concatHex([proxyBytecode, parameters])
}
