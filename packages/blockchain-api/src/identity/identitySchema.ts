import * as z from 'zod/mini'

/** The response of `GET /v1/identity/{address}?projectId=`, also at `/v1/account/{address}/identity`. */
export type IdentityResponse = {
  /** The name of the address, such as `vitalik.eth` (ENSIP-3), which also resolves to it; null without one. */
  readonly name: string | null
  /** URL of the image of the name (ENSIP-12), at most 2,000 characters; null without one. */
  readonly avatar: string | null
  /** When the name was resolved: ISO 8601, such as `2026-01-31T12:00:00.000Z`; null if it was not looked up. */
  readonly resolvedAt: string | null
}

/** Schema of the response. */
export const identityResponseSchema: z.ZodMiniType<IdentityResponse> = z.object({
  name: z.nullable(z.string().check(z.maxLength(500))),
  avatar: z.nullable(z.string().check(z.maxLength(2_000))),
  resolvedAt: z.nullable(z.iso.datetime()),
})
