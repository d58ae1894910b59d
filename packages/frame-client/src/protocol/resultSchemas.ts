import * as z from 'zod/mini'
import { union } from 'zod/mini'
import type { FrameRequestName, FrameResult } from './FrameRequests.js'
import { listLengthMax, textLengthMax, urlLengthMax } from './limits.js'
import type { PlainData } from './toPlainData.js'

const text = z.string().check(z.maxLength(textLengthMax))
const url = z.string().check(z.maxLength(urlLengthMax))
const chainId = union([z.number(), text])
/** A payload that is not read. */
const none = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)
// The payload is a copy by `toPlainData`.
const anything = z.unknown() as z.ZodMiniType<PlainData | undefined>
const record = z.record(z.string(), z.unknown()) as z.ZodMiniType<Readonly<Record<string, PlainData>>>
const user = {
  email: z.optional(z.nullable(text)),
  address: text,
  chainId,
  accounts: z.optional(
    z
      .array(z.object({ address: text, type: z.enum(['eoa', 'smartAccount']) }))
      .check(z.maxLength(listLengthMax)),
  ),
  preferredAccountType: z.optional(text),
  signature: z.optional(url),
  message: z.optional(url),
  siwxMessage: z.optional(record),
}

/**
 * Schemas of the results of all requests. The host parses with them what its handlers return. The app's half has parsers
 * of its own (`resultParsers`), because zod/mini alone is larger than its budget; a test compares both.
 */
export const resultSchemas: { readonly [N in FrameRequestName]: z.ZodMiniType<FrameResult<N>> } = {
  SYNC_DAPP_DATA: none,
  SYNC_THEME: none,
  CONNECT_EMAIL: z.object({ action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
  CONNECT_DEVICE: none,
  CONNECT_OTP: none,
  GET_SOCIAL_REDIRECT_URI: z.object({ uri: url }),
  CONNECT_SOCIAL: z.object({ ...user, userName: z.optional(text) }),
  CONNECT_PASSKEY: z.object({ ...user, userName: z.optional(text) }),
  SOCIAL_REDIRECT: none,
  GET_FARCASTER_URI: z.object({ url }),
  CONNECT_FARCASTER: z.object({ userName: text }),
  GET_USER: z.object({
    ...user,
    smartAccountDeployed: z.optional(z.boolean()),
    canMoveRecovery: z.optional(z.boolean()),
  }),
  IS_CONNECTED: z.object({ isConnected: z.boolean() }),
  SIGN_OUT: none,
  SWITCH_NETWORK: z.object({ chainId }),
  GET_CHAIN_ID: z.object({ chainId }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: z.object({
    smartAccountEnabledNetworks: z.array(z.number()).check(z.maxLength(listLengthMax)),
  }),
  INIT_SMART_ACCOUNT: z.object({ address: text, isDeployed: z.boolean() }),
  SET_PREFERRED_ACCOUNT: z.object({ type: text, address: text }),
  RPC_REQUEST: anything,
  UPDATE_EMAIL: z.object({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  UPDATE_EMAIL_PRIMARY_OTP: none,
  UPDATE_EMAIL_SECONDARY_OTP: z.object({ newEmail: text }),
  RELOAD: none,
}
