import { isEmail } from '@latchkit/core/schema'
import * as z from 'zod/mini'
import { union } from 'zod/mini'
import type { AccountRequest, FramePayload, FrameRequestName } from './FrameRequests.js'
import { listLengthMax, textLengthMax, urlLengthMax } from './limits.js'
import { rpcRequestSchema } from './rpcRequestSchema.js'

const text = z.string().check(z.maxLength(textLengthMax))
const url = z.string().check(z.maxLength(urlLengthMax))
/** As in the form: what the user can enter there is not refused here. */
const email = z.string().check(z.refine(isEmail))
const chainId = union([z.number(), text])
const otp = z.object({ otp: z.string().check(z.minLength(1), z.maxLength(64)) })
/** A payload that is not read. */
const none = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)
const accountRequest = {
  chainId: z.optional(chainId),
  preferredAccountType: z.optional(text),
  // The payload is a copy by `toPlainData`.
  siwxMessage: z.optional(z.record(z.string(), z.unknown())) as z.ZodMiniOptional<
    z.ZodMiniType<NonNullable<AccountRequest['siwxMessage']>>
  >,
  rpcUrl: z.optional(url),
}

/** Schemas of the payloads of all requests. They read a copy by `toPlainData`. */
export const requestSchemas: { readonly [N in FrameRequestName]: z.ZodMiniType<FramePayload<N>> } = {
  SYNC_DAPP_DATA: z.object({
    metadata: z.optional(
      z.object({
        name: text,
        description: text,
        url,
        icons: z.array(url).check(z.maxLength(listLengthMax)),
      }),
    ),
    sdkVersion: z.optional(text),
    sdkType: z.optional(text),
    projectId: text,
  }),
  SYNC_THEME: z.object({
    themeMode: z.optional(z.enum(['light', 'dark'])),
    themeVariables: z.optional(z.record(text, union([text, z.number()]))),
    w3mThemeVariables: z.optional(z.record(text, text)),
    language: z.optional(text),
  }),
  CONNECT_EMAIL: z.object({ email }),
  CONNECT_DEVICE: none,
  CONNECT_OTP: otp,
  GET_SOCIAL_REDIRECT_URI: z.object({
    provider: z.enum(['google', 'github', 'apple', 'facebook', 'x', 'discord']),
  }),
  CONNECT_SOCIAL: z.object({ uri: url, ...accountRequest }),
  CONNECT_PASSKEY: z.optional(z.object({ chainId: z.optional(chainId) })),
  SOCIAL_REDIRECT: z.object({ returnUrl: url }),
  GET_FARCASTER_URI: none,
  CONNECT_FARCASTER: none,
  GET_USER: z.optional(z.object({ ...accountRequest, socialUri: z.optional(url) })),
  IS_CONNECTED: z.optional(z.object({ token: z.optional(url) })),
  SIGN_OUT: none,
  SWITCH_NETWORK: z.object({ chainId, rpcUrl: z.optional(url) }),
  GET_CHAIN_ID: none,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: none,
  INIT_SMART_ACCOUNT: none,
  SET_PREFERRED_ACCOUNT: z.object({ type: text }),
  RPC_REQUEST: rpcRequestSchema,
  UPDATE_EMAIL: z.object({ email }),
  UPDATE_EMAIL_PRIMARY_OTP: otp,
  UPDATE_EMAIL_SECONDARY_OTP: otp,
  RELOAD: none,
}

/** Schema of `HANDSHAKE`, with which a client moves to a message port. */
export const handshakeSchema: z.ZodMiniType<{ readonly version: number }> = z.object({ version: z.int() })

/** Schema of `RPC_ABORT`, which has no answer. Without an id it aborts all JSON-RPC requests. */
export const rpcAbortSchema: z.ZodMiniType<{ readonly id?: string | undefined } | undefined> = z.optional(
  z.object({ id: z.optional(text) }),
)
