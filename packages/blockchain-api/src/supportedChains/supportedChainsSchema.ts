import * as z from 'zod/mini'

/**
 * The response of `GET /v1/supported-chains`: CAIP-2 ids.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 */
export type SupportedChainsResponse = {
  /** Chains with JSON-RPC over HTTP. */
  readonly http: readonly string[]
  /** Chains with JSON-RPC over WebSocket. */
  readonly ws: readonly string[]
}

const chainIds = z.array(z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/)))

/** Schema of the response. */
export const supportedChainsResponseSchema: z.ZodMiniType<SupportedChainsResponse> = z.object({
  http: chainIds,
  ws: chainIds,
})
