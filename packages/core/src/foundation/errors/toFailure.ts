import type { LatchkitError } from './base.js'
import { getRecoveryHint } from './getRecoveryHint.js'

/** The part of an error that a view shows. The texts are English; views in other languages choose a text by code. */
export type Failure = {
  /** `code` of the error. */
  readonly code: string
  /** The wallet's JSON-RPC or EIP-1193 error code, if there is one. */
  readonly rpcCode?: number | undefined
  /** What happened, in one sentence. */
  readonly reason: string
  /** What to do about it, if it is known. */
  readonly advice?: string | undefined
}

/** Returns the part of an error that a view shows. */
export function toFailure(error: LatchkitError & { readonly rpcCode?: number | undefined }): Failure {
  return {
    code: error.code,
    rpcCode: error.rpcCode,
    reason: error.shortMessage,
    advice: getRecoveryHint(error),
  }
}
