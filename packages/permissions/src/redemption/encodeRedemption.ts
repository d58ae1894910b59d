import { type Address, encodeFunctionData, encodePacked, type Hex, zeroHash } from 'viem'
import type { Delegation } from '../delegation/Delegation.js'
import { delegationManagerAbi } from '../delegation/delegationAbi.js'

/** A call that the account of the owner makes. */
export type DelegatedCall = {
  readonly to: Address
  /** Amount of the native token of the owner. Default: 0 */
  readonly value?: bigint | undefined
  /** Default: no data. */
  readonly data?: Hex | undefined
}

/** A permission, and the call it is used for. */
export type Redemption = {
  /** The permissions context that the wallet returned. */
  readonly context: Hex
  readonly call: DelegatedCall
}

/**
 * Execution mode of ERC-7579: one call, which reverts the transaction if it fails.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7579
 */
const singleCall = zeroHash

/**
 * Returns the data of the transaction with which the session key uses permissions. Its target is `DelegationManager`, its
 * value is 0. All calls fail together.
 *
 * @example
 * ```ts
 * import { delegationFramework, encodeRedemption } from '@latchkit/permissions'
 *
 * export const toPayment = (context: `0x${string}`) => ({
 *   to: delegationFramework.delegationManager,
 *   data: encodeRedemption([
 *     { context, call: { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 10n ** 16n } },
 *   ]),
 * })
 * ```
 */
export function encodeRedemption(redemptions: readonly Redemption[]): Hex {
  return encodeFunctionData({
    abi: delegationManagerAbi,
    functionName: 'redeemDelegations',
    args: [
      redemptions.map(({ context }) => context),
      redemptions.map(() => singleCall),
      redemptions.map(({ call: { to, value = 0n, data = '0x' } }) =>
        encodePacked(['address', 'uint256', 'bytes'], [to, value, data]),
      ),
    ],
  })
}

/**
 * Returns the data of the transaction with which the owner revokes a permission. It must come from the account of the
 * owner, to `DelegationManager`.
 *
 * @example
 * ```ts
 * import { decodePermissionsContext, delegationFramework, encodeRevocation } from '@latchkit/permissions'
 *
 * export function toRevocation(context: `0x${string}`) {
 *   const { delegation } = decodePermissionsContext(context, delegationFramework)
 *   return { to: delegationFramework.delegationManager, data: encodeRevocation(delegation) }
 * }
 * ```
 */
export function encodeRevocation(delegation: Delegation): Hex {
  return encodeFunctionData({
    abi: delegationManagerAbi,
    functionName: 'disableDelegation',
    args: [delegation],
  })
}
