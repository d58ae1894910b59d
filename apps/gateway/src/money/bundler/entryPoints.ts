import { type Address, getContractAddress, parseAbi } from 'viem'
import { entryPoint07Address, entryPoint08Address } from 'viem/account-abstraction'
import type { EntryPointVersion } from './BundlerSettings.js'

/**
 * An EntryPoint of ERC-4337.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4337
 */
export type EntryPoint = {
  readonly version: EntryPointVersion
  readonly address: Address
  /** Calls the factories of accounts. The constructor of the EntryPoint has created it. */
  readonly senderCreator: Address
}

const create = (version: EntryPointVersion, address: Address): EntryPoint => ({
  version,
  address,
  senderCreator: getContractAddress({ from: address, nonce: 1n }),
})

/** The EntryPoints, at the address that each has on all chains. */
export const entryPoints: readonly EntryPoint[] = [
  create('0.7', entryPoint07Address),
  create('0.8', entryPoint08Address),
]

/** Types of both EntryPoints: what the bundler uses is the same in both. */
const packedOperationType =
  'struct PackedUserOperation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }'

/** ABI of both EntryPoints. */
export const entryPointAbi = parseAbi([
  packedOperationType,
  'function handleOps(PackedUserOperation[] ops, address beneficiary)',
  'function getNonce(address sender, uint192 key) view returns (uint256)',
  'function balanceOf(address account) view returns (uint256)',
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
  'event UserOperationRevertReason(bytes32 indexed userOpHash, address indexed sender, uint256 nonce, bytes revertReason)',
  'error FailedOp(uint256 opIndex, string reason)',
  'error FailedOpWithRevert(uint256 opIndex, string reason, bytes inner)',
])

/** ABI of `UserOperationSimulator`, which takes the place of an EntryPoint in a call. */
export const simulatorAbi = parseAbi([
  packedOperationType,
  'struct Parameters { PackedUserOperation op; bytes32 hash; address senderCreator; uint256 missingFunds; uint256 maxCost; uint256 verificationGas; uint256 paymasterGas; uint256 callGas; uint256 postOpGas; }',
  'struct Step { bool success; uint256 gas; bytes data; }',
  'struct Result { Step creation; Step validation; Step paymaster; Step call; Step postOp; }',
  'function simulateUserOperation(Parameters p) returns (Result result)',
])
