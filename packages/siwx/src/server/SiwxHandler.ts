import type { ChainReader } from '../chain/ChainReader.js'
import type { SignatureVerifier } from '../chain/SignatureVerifier.js'
import type { NonceStore } from '../nonce/NonceStore.js'
import type { SessionStore, SiwxSession } from '../sessions/SessionStore.js'
import type { RefusedSignIn } from '../verify/SiwxVerification.js'
import type { RequestHeaders } from './cookies.js'

/** Options of `createSiwxHandler`. */
export type SiwxHandlerOptions = {
  /** The `domain` that messages must have, such as `app.example.com`. */
  readonly domain: string | readonly string[]
  /** The `uri` that messages must have, such as `https://app.example.com`. */
  readonly uri: string | readonly string[]
  /** The origins that can send requests. Default: the origins of `uri`. */
  readonly origins?: readonly string[]
  /** The chains that users can sign in with, as CAIP-2 ids. Default: all. */
  readonly chains?: readonly string[]
  /** The statement that messages must have; `null` for none. Default: any. */
  readonly statement?: string | null
  readonly sessions: SessionStore
  readonly nonces: NonceStore
  /** Reads contract accounts. */
  readonly reader?: ChainReader
  /** Verifiers of further namespaces. */
  readonly verifiers?: Readonly<Record<string, SignatureVerifier>>
  /** Whether the session cookie is sent when the user follows a link of another site. Default: `Lax`, which is yes. */
  readonly sameSite?: 'Lax' | 'Strict'
  /** The age at which a token is replaced, in milliseconds. Default: 1 hour. */
  readonly rotateAfter?: number
  /** Called with each refused sign-in, for logs. */
  readonly onRefused?: (refusal: RefusedSignIn) => void
  /** Called with each error of a store, for logs. */
  readonly onError?: (error: unknown) => void
  /** Returns the time, in milliseconds. Default: `Date.now`. */
  readonly now?: () => number
}

/** Handles sign-in requests. */
export type SiwxHandler = {
  /**
   * Handles a request by the last segment of its path: `GET nonce`, `POST verify` with `{ message, signature }`,
   * `GET session` and `POST sign-out`. Never rejects.
   */
  readonly handle: (request: Request) => Promise<Response>
  /** Returns the session of a request to another route; `undefined` if the user is not signed in. */
  readonly getSession: (request: { readonly headers: RequestHeaders }) => Promise<SiwxSession | undefined>
}
