import * as z from 'zod/mini'
// By name: `z.union` reads like a method of sets, which not every supported browser has.
import { union } from 'zod/mini'
import { app, base64Url, code, email, hex64, id, key32, providerId } from './fields.js'
import { farcasterProofSchema, tokenProofSchema } from './identityProof.js'
import { assertion, attestation, credentialId } from './passkey.js'
import { addressesSchema, envelopeSchema, envelopeTypes, walletRecordSchema } from './wallet.js'

/**
 * A session of a device. Both tokens are bound to the key of the device (DPoP, RFC 9449).
 *
 * @see https://www.rfc-editor.org/rfc/rfc9449
 */
const session = z.object({
  /** A JWT, valid for `expiresIn` seconds. */
  accessToken: z.string().check(z.maxLength(4096)),
  expiresIn: z.number(),
  /** Valid once: the next session has another one. */
  refreshToken: z.string().check(z.maxLength(256)),
  user: z.object({ id, email: z.nullable(email), userName: z.optional(z.string()) }),
})
const nothing = z.object({})
/**
 * An EIP-191 signature by the EVM account of the wallet: proof that the sender has the secret.
 *
 * @see https://eips.ethereum.org/EIPS/eip-191
 */
const signature = z.string().check(z.regex(/^0x[0-9a-f]{130}$/))
const nonNegative = z.number().check(z.nonnegative())

/**
 * The endpoints of the login service, below `/login/v1/`. All are `POST` with JSON, and with a `DPoP` header of the device's key.
 * `token`: whether they need `Authorization: DPoP <access token>`. `nonce`: whether the proof needs a nonce of the service, used once
 * (RFC 9449 §9); without one, the response is 401. Each response to a request with a valid proof has a nonce in its `DPoP-Nonce` header.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9449
 */
export const loginEndpoints = {
  /**
   * Begins a login by e-mail. It sends nothing. For a device that the address knows, the action is `VERIFY_OTP`: `email/send` sends the
   * code. Otherwise it is `VERIFY_DEVICE`, for addresses with and without an account: the recovery service sends a link first.
   */
  'email/start': {
    token: false,
    nonce: false,
    request: z.object({ email, app }),
    response: z.object({ flowId: id, action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP']) }),
  },
  /** Sends the code of a flow, or a new one, 30 s after the last. `deviceProof` is the proof of the recovery service, for a device that is not known. */
  'email/send': {
    token: false,
    nonce: false,
    request: z.object({ flowId: id, deviceProof: z.optional(z.string().check(z.maxLength(2048))) }),
    response: z.object({ retryAfterMs: nonNegative }),
  },
  /** Verifies the code. Five wrong ones end the flow. */
  'email/verify': { token: false, nonce: false, request: z.object({ flowId: id, code }), response: session },
  /**
   * Begins a login with an account of a provider. `uri` is the address at the provider, to be opened by the app; it ends at `/callback` of the frame's
   * origin. Its `state` begins with `<flowId>.<origin of the app, base64url>.`, its `nonce` is the nonce of the request.
   */
  'social/start': {
    token: false,
    nonce: false,
    request: z.object({ provider: providerId, app, nonce: key32 }),
    response: z.object({ flowId: id, uri: z.string().check(z.maxLength(8192)) }),
  },
  /** Redeems the code of the provider, once. `proof` is what the recovery service accepts in place of a confirmed link. */
  'social/verify': {
    token: false,
    nonce: false,
    request: z.object({
      flowId: id,
      code: z.string().check(z.minLength(1), z.maxLength(4096)),
      state: z.string().check(z.maxLength(1024)),
      /** The parameter `iss` of the provider's response, if it has one (RFC 9207). */
      iss: z.optional(z.string().check(z.maxLength(1024))),
    }),
    response: z.extend(session, { proof: tokenProofSchema }),
  },
  /**
   * Begins a login with Farcaster. `url` is opened in the user's Farcaster app, which displays the domain of the frame's origin, and signs a message
   * with `nonce`: the result of `getFarcasterNonce`.
   */
  'farcaster/start': {
    token: false,
    nonce: false,
    request: z.object({ app, nonce: hex64 }),
    response: z.object({ flowId: id, url: z.string().check(z.maxLength(2048)) }),
  },
  /**
   * Waits up to 25 s for the user's approval: call it again while it is `pending`. A flow is `completed` once. `declined`: the relay has ended the
   * request before its time. `expired`: it was not approved in five minutes. `proof` is what the recovery service accepts
   * in place of a confirmed link.
   */
  'farcaster/verify': {
    token: false,
    nonce: false,
    request: z.object({ flowId: id }),
    response: union([
      z.object({ status: z.enum(['pending', 'declined', 'expired']) }),
      z.extend(session, { status: z.literal('completed'), proof: farcasterProofSchema }),
    ]),
  },
  /** Begins a login with a passkey: a discoverable credential (WebAuthn), of whichever user. */
  'passkey/start': {
    token: false,
    nonce: false,
    request: z.object({ app }),
    response: z.object({ flowId: id, challenge: key32 }),
  },
  /** Verifies what the authenticator has signed. Each challenge is valid once, also if the verification fails. */
  'passkey/verify': {
    token: false,
    nonce: false,
    request: z.object({ flowId: id, credential: assertion }),
    response: session,
  },
  /** Begins to add a passkey. `userHandle` is the user's id for the authenticator, `excludeIds` are the credentials that it must not have. */
  'passkey/create/start': {
    token: true,
    nonce: false,
    request: nothing,
    response: z.object({
      flowId: id,
      challenge: key32,
      userHandle: base64Url,
      excludeIds: z.array(credentialId).check(z.maxLength(4)),
    }),
  },
  /** Adds the passkey of the user. Each user has one: an earlier one without an envelope is replaced, otherwise it must be removed first. */
  'passkey/create': {
    token: true,
    nonce: false,
    request: z.object({ flowId: id, credential: attestation, signature }),
    response: nothing,
  },
  /** Removes the passkey of the user with its envelope, unless the wallet has no other envelope. */
  'passkey/remove': { token: true, nonce: false, request: z.object({ signature }), response: nothing },
  /**
   * Exchanges a refresh token. One that was used before ends the session of the device. Only the previous one is accepted once more, in 30 s
   * and while the current one is unused: its response may have been lost.
   */
  token: {
    token: false,
    nonce: false,
    request: z.object({ refreshToken: z.string().check(z.maxLength(256)) }),
    response: session,
  },
  'sign-out': { token: true, nonce: false, request: nothing, response: nothing },
  'wallet/read': {
    token: true,
    nonce: false,
    request: nothing,
    response: z.object({ wallet: z.nullable(walletRecordSchema) }),
  },
  /** Stores the wallet of a new user. It can be repeated until `wallet/activate`. */
  'wallet/create': {
    token: true,
    nonce: false,
    request: z.object({
      addresses: addressesSchema,
      check: base64Url,
      share: key32,
      envelopes: z.array(envelopeSchema).check(z.maxLength(4)),
      signature,
    }),
    response: z.object({ walletId: id }),
  },
  /** Activates the wallet, after the frame has read back its share and envelopes. */
  'wallet/activate': { token: true, nonce: false, request: nothing, response: nothing },
  /** Returns the share of this device. */
  'wallet/share': { token: true, nonce: true, request: nothing, response: z.object({ share: key32 }) },
  /** Stores the share of this device, after the secret was recovered on it. */
  'wallet/share/put': {
    token: true,
    nonce: false,
    request: z.object({ share: key32, signature }),
    response: nothing,
  },
  /** Adds an envelope, or replaces the one of that type. */
  'wallet/envelope/put': {
    token: true,
    nonce: false,
    request: z.object({ envelope: envelopeSchema, signature }),
    response: nothing,
  },
  'wallet/envelope/remove': {
    token: true,
    nonce: false,
    request: z.object({ type: z.enum(envelopeTypes), signature }),
    response: nothing,
  },
  'devices/list': {
    token: true,
    nonce: false,
    request: nothing,
    response: z.object({
      devices: z.array(
        z.object({
          id,
          /** Browser and system, as they describe themselves. */
          label: z.string(),
          /** The app in which the device was registered. */
          origin: z.string(),
          /** ms since 1970. */
          createdAt: z.number(),
          seenAt: z.number(),
          isCurrent: z.boolean(),
        }),
      ),
    }),
  },
  /** Deletes a device with its share, and ends its sessions. */
  'devices/revoke': { token: true, nonce: false, request: z.object({ id }), response: nothing },
  /** Sends a code for an action that needs a new login: the export of the secret, or the deletion of the account. */
  'confirm/start': {
    token: true,
    nonce: false,
    request: z.object({ purpose: z.enum(['export', 'delete']) }),
    response: z.object({ flowId: id }),
  },
  'confirm/verify': { token: true, nonce: false, request: z.object({ flowId: id, code }), response: nothing },
  /** Changes the address: the code of the old address first, if there is one, then the code of the new address. */
  'email/change': {
    token: true,
    nonce: false,
    request: z.object({ email }),
    response: z.object({ flowId: id, action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  },
  'email/change/primary': {
    token: true,
    nonce: false,
    request: z.object({ flowId: id, code }),
    response: nothing,
  },
  'email/change/secondary': {
    token: true,
    nonce: false,
    request: z.object({ flowId: id, code }),
    response: z.object({ email }),
  },
  /** Deletes the account with its wallet, devices and sessions, after `confirm/verify` for `delete`. */
  'account/delete': { token: true, nonce: false, request: z.object({ flowId: id }), response: nothing },
} as const

/** Name of an endpoint of the login service, its path below `/login/v1/`. */
export type LoginEndpoint = keyof typeof loginEndpoints
/** The body of a request to the login service. */
export type LoginRequest<E extends LoginEndpoint> = z.infer<(typeof loginEndpoints)[E]['request']>
/** The body of a response of the login service. */
export type LoginResponse<E extends LoginEndpoint> = z.infer<(typeof loginEndpoints)[E]['response']>
