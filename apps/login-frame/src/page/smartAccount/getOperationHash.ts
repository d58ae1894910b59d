import { encodeAbiParameters, type Hex, keccak256, parseAbiParameters } from 'viem'
import { packUserOperation } from '../../shared/smartAccount/hashUserOperation.js'
import type { UserOperation } from '../../shared/smartAccount/UserOperation.js'

const fields = parseAbiParameters('address, uint256, bytes32, bytes32, bytes32, uint256, bytes32, bytes32')
const outer = parseAbiParameters('bytes32, address, uint256')

/** Returns the hash with which EntryPoint 0.7 identifies a user operation. */
export function getOperationHash(
  operation: UserOperation,
  { chainId, entryPoint }: { readonly chainId: number; readonly entryPoint: Hex },
): Hex {
  const packed = packUserOperation(operation)
  const inner = keccak256(
    encodeAbiParameters(fields, [
      packed.sender,
      packed.nonce,
      keccak256(packed.initCode),
      keccak256(packed.callData),
      packed.accountGasLimits,
      packed.preVerificationGas,
      packed.gasFees,
      keccak256(packed.paymasterAndData),
    ]),
  )
  return keccak256(encodeAbiParameters(outer, [inner, entryPoint, BigInt(chainId)]))
}
