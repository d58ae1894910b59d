import { type Address, type Hex, maxUint256, toHex } from 'viem'

/** A condition that a contract checks whenever the delegation is used. */
export type Caveat = {
  /** The contract that checks it. */
  readonly enforcer: Address
  /** Its parameters, which the owner signs. */
  readonly terms: Hex
  /** Arguments of the redeemer, which the owner does not sign. */
  readonly args: Hex
}

/**
 * A delegation of ERC-7710, in the layout of the Delegation Framework.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7710
 */
export type Delegation = {
  /** The session key: the only account that can use it. */
  readonly delegate: Address
  /** The owner: the account that it is used for. */
  readonly delegator: Address
  /** Hash of the delegation that this one is derived from, or `rootAuthority`. */
  readonly authority: Hex
  readonly caveats: readonly Caveat[]
  /** Makes its hash unique, and with it its limits and its revocation. */
  readonly salt: bigint
  /** Signature of the owner. `0x` before it is signed. */
  readonly signature: Hex
}

/** The authority of a delegation that the owner of an account signs. */
export const rootAuthority: Hex = toHex(maxUint256)
