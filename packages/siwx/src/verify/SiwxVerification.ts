import type { SiwxFields } from '../message/SiwxFields.js'
import type { SiwxMessagePart } from '../message/SiwxMessageError.js'
import type { FieldMismatch } from './compareFields.js'

/** The account that signed the message. */
export type VerifiedSignIn = {
  readonly ok: true
  /** The CAIP-10 id of the account, such as `eip155:1:0xd8dA…`. */
  readonly account: string
  /** All fields of the message. */
  readonly fields: SiwxFields
}

/** Why a sign-in is refused. `message` is for logs. */
export type RefusedSignIn = { readonly ok: false; readonly message: string } & (
  | { readonly reason: 'malformedMessage'; readonly part: SiwxMessagePart }
  | ({ readonly reason: 'fieldMismatch' } & FieldMismatch)
  /** Its expiration time is over, or its `notBefore` is in the future. */
  | { readonly reason: 'expired' | 'notYetValid' }
  /** The server did not issue the nonce, it is too old, or it was used. */
  | { readonly reason: 'invalidNonce' }
  /** The signature is not in the encoding of its chain. */
  | { readonly reason: 'malformedSignature' }
  /**
   * The account did not sign this message. `hasNoContract`: its address has no contract on the chain, so a smart account is
   * not deployed there, and its wallet has not wrapped the signature (EIP-6492).
   */
  | { readonly reason: 'invalidSignature'; readonly hasNoContract?: boolean | undefined }
  /** There is no verifier for the chain. */
  | { readonly reason: 'unsupportedChain' }
  /** The signature is neither verified nor refused: the user can try again. */
  | { readonly reason: 'chainUnavailable' | 'nonceStoreUnavailable'; readonly cause: unknown }
)

/** The result of `verifyMessage`. */
export type SiwxVerification = VerifiedSignIn | RefusedSignIn

/** Why a sign-in is refused. */
export type RefusalReason = RefusedSignIn['reason']
