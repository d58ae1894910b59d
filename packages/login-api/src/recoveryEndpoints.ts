import * as z from 'zod/mini'
import { app, base64Url, email, id, key32, providerId } from './fields.js'
import { identityProofSchema } from './identityProof.js'
import { addressesSchema } from './wallet.js'

const nothing = z.object({})
/** A release to a new device: where the user, or someone else, has logged in. */
const releaseSchema = z.object({
  id,
  /** Of the app. */
  origin: z.string().check(z.maxLength(300)),
  browser: z.string().check(z.maxLength(200)),
  /** Prefix of the IP address. */
  network: z.string().check(z.maxLength(100)),
  /** When the device can receive the key without a decision: ms since 1970. */
  releaseAt: z.number(),
  /** Whether it can receive the key now: the user has allowed it, or the delay has ended. */
  isReady: z.boolean(),
})
const signature = z.string().check(z.regex(/^0x[0-9a-f]{130}$/))

/**
 * The endpoints of the recovery service, below `/recovery/v1/`. All are `POST` with JSON, and with a `DPoP` header of the device's key.
 * The service also has the pages of the links in its mails, and its public key at `/.well-known/jwks.json`.
 */
export const recoveryEndpoints = {
  /** Sends a link to the address. It is valid for `emailProofMs`, once. A recovered key is sealed to `recipientKey` (X25519). */
  'links/create': {
    request: z.object({ email, app, recipientKey: key32 }),
    response: z.object({ linkId: id }),
  },
  /**
   * Waits up to 25 s for the confirmation of the user. `deviceProof` is a JWT (EdDSA) for the login service: issuer and audience are the
   * services' URLs, `sub` is the address in lower case, `cnf.jkt` the thumbprint of the device's key, `jti`
   * random; valid for 10 minutes, and once. Each call for an approved link returns a new one.
   */
  'links/wait': {
    request: z.object({ linkId: id }),
    response: z.object({
      status: z.enum(['pending', 'approved', 'expired']),
      deviceProof: z.optional(z.string().check(z.maxLength(2048))),
    }),
  },
  /**
   * Verifies with the provider that the user has logged in, and returns a link that is approved, without a mail. The address of the link is
   * the account at the provider. Each proof is accepted once. The nonce of an ID token must be `getIdentityNonce(recipientKey)`, and
   * the nonce of a Farcaster message `getFarcasterNonce(recipientKey)`.
   */
  'links/identity': {
    request: z.object({ provider: providerId, proof: identityProofSchema, app, recipientKey: key32 }),
    response: z.object({ linkId: id }),
  },
  /** The X25519 key to which keys of envelopes are sealed. */
  'keys/recipient': { request: nothing, response: z.object({ keyId: id, key: key32 }) },
  /**
   * Stores the key of a managed envelope, sealed to the recipient key, with the address of an approved link of this device.
   * Replacing the key of a wallet needs its signature too, so that no other sender can change the address.
   */
  'keys/put': {
    request: z.object({ linkId: id, addresses: addressesSchema, keyId: id, sealedKey: base64Url, signature }),
    response: nothing,
  },
  /**
   * Returns the key of a wallet, sealed to the `recipientKey` of an approved link of this device: once per link, three times a day. With the link of
   * an account, and with the delay of an operator also with one of an address, the first request is refused with 429 `recovery_delayed`. One
   * of this device after the delay, or after a device with the wallet has allowed it, returns the key with a new link. 403
   * `not_recoverable`: the user has refused this device.
   */
  'keys/release': {
    request: z.object({ linkId: id, addresses: addressesSchema }),
    response: z.object({ sealedKey: base64Url }),
  },
  /** Returns the releases to new devices that wait, or that the devices have not used yet. The wallet signs it, so only a device with the wallet reads them. */
  'releases/list': {
    request: z.object({ addresses: addressesSchema, signature }),
    response: z.object({ releases: z.array(releaseSchema).check(z.maxLength(100)) }),
  },
  /** Allows a release at once, or refuses it. Until the device has received the key, also one that is ready can be refused. */
  'releases/decide': {
    request: z.object({ addresses: addressesSchema, id, isAllowed: z.boolean(), signature }),
    response: nothing,
  },
  /** Deletes the key of a wallet, when the user removes the managed envelope. */
  'keys/remove': { request: z.object({ addresses: addressesSchema, signature }), response: nothing },
} as const

/** Name of an endpoint of the recovery service, its path below `/recovery/v1/`. */
export type RecoveryEndpoint = keyof typeof recoveryEndpoints
/** The body of a request to the recovery service. */
export type RecoveryRequest<E extends RecoveryEndpoint> = z.infer<(typeof recoveryEndpoints)[E]['request']>
/** The body of a response of the recovery service. */
export type RecoveryResponse<E extends RecoveryEndpoint> = z.infer<(typeof recoveryEndpoints)[E]['response']>
