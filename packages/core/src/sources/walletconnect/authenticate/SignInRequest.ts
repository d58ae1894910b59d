import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { SiwxMessageData, SiwxSession } from '../../../ports/Siwx.js'

/** Sign-in request to a wallet when it connects. */
export type SignInRequest = {
  /** The message of the app. Its account is not known yet. */
  readonly message: SiwxMessageData
  /** The chains of the session, the active one first. */
  readonly chains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
}

/**
 * The fields of `wc_sessionAuthenticate` as they were sent (CAIP-74).
 *
 * @see https://chainagnostic.org/CAIPs/caip-74
 */
export type SentFields = {
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly domain: string
  readonly aud: string
  readonly nonce: string
  readonly iat: string
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly statement?: string | undefined
  /** Without the ReCap. */
  readonly resources: readonly string[]
}

/** How a sign-in with one approval ended. */
export type OneClickResult =
  | { readonly session: SiwxSession }
  | { readonly error: unknown; readonly chainId: CaipNetworkId }

/** The sign-in of the app, as far as the relay uses it. */
export type OneClickSignIn = {
  /** Returns what a wallet is asked to sign; `undefined` if accounts sign in after they have connected. */
  readonly createRequest: () => Promise<SignInRequest | undefined>
  /** Gives the sessions to the app, which verifies them. An empty list ends those that were given before. */
  readonly store: (sessions: SiwxSession[]) => Promise<void>
  /** Reports how the sign-in ended: the sessions are stored and the wallet is not cancelled, or the wallet or the app failed. */
  readonly report: (result: OneClickResult) => void
}
