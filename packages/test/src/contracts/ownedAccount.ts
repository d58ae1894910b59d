import {
  type Address,
  concatHex,
  getCreate2Address,
  type Hex,
  numberToHex,
  serializeErc6492Signature,
  size,
} from 'viem'

/** The deterministic deployment proxy, which anvil predeploys: deploys the bytecode after the first 32 bytes, the salt. */
export const deploymentProxy: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** A contract that the deployment proxy deploys, at an address that is known before. */
export type CounterfactualContract = {
  readonly address: Address
  /** Its code after the deployment. */
  readonly runtime: Hex
  /** Data of the transaction to the deployment proxy. */
  readonly deployment: Hex
  /** Wraps a signature of the contract with its deployment (EIP-6492). */
  readonly wrap: (signature: Hex) => Hex
}

/** Returns the contract with this code and salt. */
export function createCounterfactual(runtime: Hex, salt: number): CounterfactualContract {
  // Copies the code after these nine bytes, and returns it.
  const bytecode = concatHex(['0x60', numberToHex(size(runtime), { size: 1 }), '0x8060093d393df3', runtime])
  const saltBytes = numberToHex(salt, { size: 32 })
  const deployment = concatHex([saltBytes, bytecode])
  return {
    address: getCreate2Address({ from: deploymentProxy, salt: saltBytes, bytecode }),
    runtime,
    deployment,
    wrap: (signature) => serializeErc6492Signature({ address: deploymentProxy, data: deployment, signature }),
  }
}

/**
 * Returns an account with one owner (EIP-1271): 0x1626ba7e if `ecrecover` returns the owner, otherwise 0.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1271
 */
export function createOwnedAccount(owner: Address, salt: number): CounterfactualContract {
  return createCounterfactual(
    concatHex([
      '0x600435600052', // mstore(0x00, calldataload(0x04)): hash
      '0x60a43560001a602052', // mstore(0x20, byte(0, calldataload(0xa4))): v
      '0x606435604052', // mstore(0x40, calldataload(0x64)): r
      '0x608435606052', // mstore(0x60, calldataload(0x84)): s
      '0x602060806080600060015afa', // staticcall(gas(), ecrecover, 0x00, 0x80, 0x80, 0x20)
      '0x60805173', // mload(0x80): the signer
      owner,
      '0x1416631626ba7e0260e01b', // and(eq(…), success) * 0x1626ba7e << 0xe0
      '0x60005260206000f3', // return(0x00, 0x20)
    ]),
    salt,
  )
}
