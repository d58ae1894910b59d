import * as z from 'zod/mini'

/** The response of `GET /v1/convert/status?source=&fromChainId=&hash=&projectId=`. */
export type SwapStatusResponse = {
  /**
   * `unknown`: the source does not know the transaction, or not yet. `pending`: the token has not arrived yet. `done`: it has
   * arrived. `partial`: another token or amount has arrived. `refunded`: it will not arrive, and the source has returned what was sold. `failed`: it will not arrive.
   */
  readonly status: 'unknown' | 'pending' | 'done' | 'partial' | 'refunded' | 'failed'
  /** CAIP-2 id of the chain on which the token arrives. */
  readonly toChainId?: string | undefined
  /** Hash of the transaction with which it arrived, on that chain. */
  readonly toHash?: string | undefined
}

const text = z.string().check(z.maxLength(500))

/** Schema of the response. */
export const swapStatusResponseSchema: z.ZodMiniType<SwapStatusResponse> = z.object({
  status: z.enum(['unknown', 'pending', 'done', 'partial', 'refunded', 'failed']),
  toChainId: z.optional(text),
  toHash: z.optional(text),
})
