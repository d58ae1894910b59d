import { type Hex, numberToHex } from 'viem'
import type { UserOperation } from '../../shared/smartAccount/UserOperation.js'

/**
 * A signed authorization (EIP-7702).
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export type SignedAuthorization = {
  readonly chainId: number
  readonly implementation: Hex
  readonly nonce: number
  /** 65 bytes. */
  readonly signature: Hex
}

/** A signature with the length of a real one, for estimates. */
export const stubSignature: Hex =
  '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c'

/**
 * Returns a user operation as bundlers and paymasters read it (ERC-7769, ERC-7677).
 *
 * @see https://eips.ethereum.org/EIPS/eip-7769
 */
export function toRpcOperation(
  { sender, nonce, factory, callData, paymaster, ...numbers }: UserOperation,
  signature: Hex,
  authorization: SignedAuthorization | undefined,
) {
  const gas = Object.entries(numbers).map(([name, value]) => [name, numberToHex(value)] as const)
  return {
    sender,
    nonce: numberToHex(nonce),
    ...(factory && { factory: factory.address, factoryData: factory.data }),
    callData,
    ...Object.fromEntries(gas),
    ...(paymaster && {
      paymaster: paymaster.address,
      paymasterData: paymaster.data,
      paymasterVerificationGasLimit: numberToHex(paymaster.verificationGasLimit),
      paymasterPostOpGasLimit: numberToHex(paymaster.postOpGasLimit),
    }),
    signature,
    ...(authorization && { eip7702Auth: toRpcAuthorization(authorization) }),
  }
}

function toRpcAuthorization({ chainId, implementation, nonce, signature }: SignedAuthorization) {
  return {
    address: implementation,
    chainId: numberToHex(chainId),
    nonce: numberToHex(nonce),
    r: `0x${signature.slice(2, 66)}`,
    s: `0x${signature.slice(66, 130)}`,
    yParity: signature.slice(130) === '1b' ? '0x0' : '0x1',
  }
}
