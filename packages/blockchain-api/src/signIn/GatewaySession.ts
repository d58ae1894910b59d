import type { SiwxConfig } from '@latchkit/core'
import type { Storage } from '@latchkit/core/ports'
import type { AccountMetadata, SignInClaims } from './signInSchema.js'

/** Options of `gatewaySignIn`. */
export type GatewaySignInOptions = {
  /** The URL of the gateway, `https:` (or `http:` on this machine or a private network). */
  readonly url: string
  /** The id of the project at the gateway, which must list the origin of the app. */
  readonly projectId: string
  /** A sentence of the message, such as `Sign in to Example.`. */
  readonly statement?: string | undefined
  /** URIs of the message, such as the terms of use. */
  readonly resources?: readonly string[] | undefined
  /** Whether an account that does not sign in is disconnected. Default true. */
  readonly required?: boolean | undefined
  /** Whether disconnecting ends the sessions of the account. Default true. */
  readonly signOutOnDisconnect?: boolean | undefined
  /**
   * Keeps the refresh tokens. `null`: only memory, so that users sign in again after each reload. Default: `localStorage`, which all
   * tabs share.
   */
  readonly storage?: Storage | null | undefined
}

/** The account that is signed in. */
export type GatewaySession = {
  readonly address: string
  /** CAIP-2 id. */
  readonly chainId: string
}

/** The account at the gateway. */
export type GatewayAccount = SignInClaims & {
  /** Data that the app has stored for the account. Users can set any content. */
  readonly metadata: AccountMetadata | null
}

/** A sign-in whose sessions a gateway keeps. Its first members are the members of the option `siwx`. */
export type GatewaySignIn = SiwxConfig & {
  /**
   * Returns the token of the account that is signed in, for the header `Authorization` of a request to the server of the app. It is
   * refreshed if it expires within 30 seconds. `undefined` if the account is not signed in.
   */
  readonly getToken: () => Promise<string | undefined>
  /** Returns the account that is signed in, from the gateway; `undefined` if there is none, or its session has ended. */
  readonly getAccount: () => Promise<GatewayAccount | undefined>
  /** Replaces the metadata of the account that is signed in: at most 4,096 bytes as JSON. */
  readonly setAccountMetadata: (metadata: AccountMetadata) => Promise<void>
  /**
   * Sends a code to an e-mail address, which the user confirms before the account signs in. Needs a gateway that sends e-mails.
   *
   * @throws `ServiceUnreachableError` with `retryAfterMs` if there were too many codes.
   */
  readonly sendEmailCode: (email: string, account: GatewaySession) => Promise<void>
  /**
   * Confirms the address of the last `sendEmailCode`. The next sign-in of its account has the claim `email`.
   *
   * @throws `SignInError` if the code is wrong or has expired.
   */
  readonly confirmEmailCode: (code: string) => Promise<void>
  /**
   * Calls `listener` when another account signs in, or the session ends, also in another tab. Returns a function that
   * unsubscribes.
   */
  readonly subscribe: (listener: (session: GatewaySession | undefined) => void) => () => void
}
