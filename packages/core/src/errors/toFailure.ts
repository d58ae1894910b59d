import { adviceOf } from './adviceOf.js'
import type { LatchkitError } from './base.js'

/** What a view is told of an error. The texts are English; a view in another language chooses its text by the codes. */
export type Failure = {
  /** `code` of the error. */
  readonly code: string
  /** The wallet's JSON-RPC or EIP-1193 error code, where it gave one. */
  readonly rpcCode?: number | undefined
  /** One sentence: what happened. */
  readonly reason: string
  /** What to do about it, where it is known. */
  readonly advice?: string | undefined
}

/** Returns the part of an error that a view shows. */
export function toFailure(error: LatchkitError & { readonly rpcCode?: number | undefined }): Failure {
  return { code: error.code, rpcCode: error.rpcCode, reason: error.shortMessage, advice: adviceOf(error) }
}
