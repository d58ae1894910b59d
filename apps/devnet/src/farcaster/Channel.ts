import * as z from 'zod/mini'

/** Request of an app for a signature. */
export type ChannelRequest = {
  readonly siweUri: string
  readonly domain: string
  readonly nonce?: string | undefined
  readonly notBefore?: string | undefined
  readonly expirationTime?: string | undefined
  readonly requestId?: string | undefined
  readonly acceptAuthAddress?: boolean | undefined
}

/** Schema of the request that creates a channel. */
export const channelRequestSchema: z.ZodMiniType<ChannelRequest> = z.object({
  siweUri: z.url(),
  domain: z.string().check(z.minLength(1)),
  nonce: z.optional(z.string().check(z.regex(/^[a-zA-Z0-9]{8,}$/))),
  notBefore: z.optional(z.iso.datetime()),
  expirationTime: z.optional(z.iso.datetime()),
  requestId: z.optional(z.string()),
  acceptAuthAddress: z.optional(z.boolean()),
})

/** A signed message. */
export type ChannelAnswer = {
  readonly message: string
  readonly signature: `0x${string}`
  readonly fid: number
  readonly username: string
}

/** A request that waits for its user, or was approved. */
export type Channel = {
  readonly request: ChannelRequest & { readonly nonce: string }
  /** ms since 1970. */
  readonly expiresAt: number
  readonly answer: ChannelAnswer | undefined
}
