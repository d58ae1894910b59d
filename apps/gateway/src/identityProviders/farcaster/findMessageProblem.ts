import { messageLifetime } from './messageLifetime.js'
import type { SignInMessage } from './parseSignInMessage.js'

/** Purpose that a message must have. */
export type ExpectedMessage = {
  /** Origin of the login frame. */
  readonly frameOrigin: string
  readonly nonce: string
  /** ms since 1970. */
  readonly now: number
}

/** Id of Optimism, in every message, also if the registry is on another chain. */
const chainId = '10'
/** Of the protocol, and of its first version. */
const statements = ['Farcaster Auth', 'Farcaster Connect']

/**
 * Returns what is wrong with a message, as a code for logs; undefined if the user has approved this login with it.
 * The signature, and whether the account has the FID, are verified elsewhere.
 */
export function findMessageProblem(
  message: SignInMessage,
  { frameOrigin, nonce, now }: ExpectedMessage,
): string | undefined {
  const { maxAgeMs, clockSkewMs } = messageLifetime
  const { issuedAt, expirationTime = Number.POSITIVE_INFINITY, notBefore = 0 } = message
  if (message.domain !== new URL(frameOrigin).host) return 'domain'
  // Apps write an origin with or without a slash at its end.
  if (message.uri !== frameOrigin && message.uri !== `${frameOrigin}/`) return 'uri'
  if (!statements.includes(message.statement)) return 'statement'
  if (message.chainId !== chainId) return 'chain_id'
  if (message.nonce !== nonce) return 'nonce'
  if (issuedAt > now + clockSkewMs || notBefore > now + clockSkewMs) return 'not_yet_valid'
  if (issuedAt + maxAgeMs <= now || expirationTime <= now) return 'expired'
  return undefined
}
