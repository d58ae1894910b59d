import type { Delegation } from '@latchkit/permissions'
import type { Hex } from 'viem'
import * as z from 'zod/mini'

/**
 * The fields of a delegation that its owner signs (ERC-7710).
 *
 * @see https://eips.ethereum.org/EIPS/eip-7710
 */
export type UnsignedDelegation = Pick<Delegation, 'delegate' | 'delegator' | 'authority' | 'salt'> & {
  readonly caveats: readonly { readonly enforcer: Hex; readonly terms: Hex }[]
}

// The checks make them hex.
const hex = z.string().check(z.regex(/^0x(?:[\da-f]{2})*$/i)) as z.ZodMiniType<string> as z.ZodMiniType<Hex>
const address = z.string().check(z.regex(/^0x[\da-f]{40}$/i)) as z.ZodMiniType<string> as z.ZodMiniType<Hex>
const word = z.string().check(z.regex(/^0x[\da-f]{64}$/i)) as z.ZodMiniType<string> as z.ZodMiniType<Hex>

/** Schema of `UnsignedDelegation`. */
export const unsignedDelegationSchema: z.ZodMiniType<UnsignedDelegation> = z.strictObject({
  delegate: address,
  delegator: address,
  authority: word,
  caveats: z.array(z.strictObject({ enforcer: address, terms: hex })),
  salt: z.bigint().check(z.nonnegative(), z.lt(2n ** 256n)),
})
