import { concatHex, type Hex, hashTypedData, numberToHex } from 'viem'
import type { SmartAccountContracts } from '../config/SmartAccountConfig.js'
import type { UserOperation } from './UserOperation.js'

/** EIP-712 types of what the account verifies. `entryPoint` is not in the operation, so that it is bound to one. */
const types = {
  PackedUserOperation: [
    { name: 'sender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'initCode', type: 'bytes' },
    { name: 'callData', type: 'bytes' },
    { name: 'accountGasLimits', type: 'bytes32' },
    { name: 'preVerificationGas', type: 'uint256' },
    { name: 'gasFees', type: 'bytes32' },
    { name: 'paymasterAndData', type: 'bytes' },
    { name: 'entryPoint', type: 'address' },
  ],
} as const

/** The names of the accounts in their EIP-712 domains. */
const names = { eip7702: 'EIP7702StatelessDeleGator', erc4337: 'HybridDeleGator' } as const

/**
 * Returns the hash that the owner of an account of the Delegation Framework signs for a user operation (EIP-712).
 *
 * @see https://eips.ethereum.org/EIPS/eip-712
 */
export function hashUserOperation(
  operation: UserOperation,
  {
    chainId,
    entryPoint,
    kind,
  }: { readonly chainId: number; readonly entryPoint: Hex } & Pick<SmartAccountContracts, 'kind'>,
): Hex {
  return hashTypedData({
    domain: { name: names[kind], version: '1', chainId, verifyingContract: operation.sender },
    types,
    primaryType: 'PackedUserOperation',
    message: { ...packUserOperation(operation), entryPoint },
  })
}

/** Packs the fields as EntryPoint 0.7 has them. */
export function packUserOperation({ sender, nonce, factory, callData, ...others }: UserOperation) {
  const { verificationGasLimit, callGasLimit, preVerificationGas } = others
  const { maxPriorityFeePerGas, maxFeePerGas, paymaster } = others
  return {
    sender,
    nonce,
    initCode: factory ? concatHex([factory.address, factory.data]) : '0x',
    callData,
    accountGasLimits: pair(verificationGasLimit, callGasLimit),
    preVerificationGas,
    gasFees: pair(maxPriorityFeePerGas, maxFeePerGas),
    paymasterAndData: paymaster
      ? concatHex([
          paymaster.address,
          pair(paymaster.verificationGasLimit, paymaster.postOpGasLimit),
          paymaster.data,
        ])
      : '0x',
  } as const
}

const pair = (high: bigint, low: bigint): Hex =>
  concatHex([numberToHex(high, { size: 16 }), numberToHex(low, { size: 16 })])
