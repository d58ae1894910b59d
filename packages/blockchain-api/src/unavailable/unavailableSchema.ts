import * as z from 'zod/mini'

/**
 * Why the server cannot answer, in words that never change:
 *
 * - `not_indexed`: the server has no source of the transactions or NFTs of this chain.
 * - `unpriced`: the server has no source of prices for this chain or currency.
 * - `unsupported`: the server does not have the chain, or the operator has not set up the service.
 * - `failed`: the server has a source, which does not answer now.
 */
export const unavailableCodes = ['not_indexed', 'unpriced', 'unsupported', 'failed'] as const

/** Why the server cannot answer. */
export type UnavailableCode = (typeof unavailableCodes)[number]

/**
 * A part that is missing in an answer. It is beside the list, so that clients that do not know it read the list as before. A newer
 * server may send other codes.
 */
export type UnavailablePart = {
  /** CAIP-2 id of the chain. Absent: the answer is not about chains. */
  readonly chainId?: string | undefined
  readonly code: string
}

const caip2 = z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))

/** Schema of a code. */
export const unavailableCodeSchema: z.ZodMiniType<string> = z.string().check(z.regex(/^[a-z][a-z_]{0,49}$/))

/** Schema of the parts that are missing. Without any, servers leave the field out. */
export const unavailablePartsSchema: z.ZodMiniType<readonly UnavailablePart[]> = z.array(
  z.object({ chainId: z.optional(caip2), code: unavailableCodeSchema }),
)
