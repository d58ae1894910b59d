import * as z from 'zod/mini'

/**
 * A lookup of CCIP-Read (ERC-3668).
 *
 * @see https://eips.ethereum.org/EIPS/eip-3668
 */
export type CcipRequest = {
  /** Address of the resolver. */
  readonly sender: string
  /** A call of `resolve(bytes name, bytes data)` (ENSIP-10), as hex. */
  readonly data: string
}

/** The response to a lookup of CCIP-Read. */
export type CcipResponse = {
  /** ABI-encoded `(bytes result, uint64 expires, bytes signature)`, as hex. */
  readonly data: string
}

const hex = z.string().check(z.regex(/^0x([\da-fA-F]{2})*$/))

/** Schema of a lookup of CCIP-Read. */
export const ccipRequestSchema: z.ZodMiniType<CcipRequest> = z.object({
  sender: z.string().check(z.regex(/^0x[\da-fA-F]{40}$/)),
  data: hex,
})

/** Schema of the response to a lookup of CCIP-Read. */
export const ccipResponseSchema: z.ZodMiniType<CcipResponse> = z.object({ data: hex })
