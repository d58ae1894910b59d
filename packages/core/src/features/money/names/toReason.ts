import { LatchkitError } from '../../../foundation/errors/base.js'

const maxLength = 200

/** Returns the first reason of a server for its refusal, without invisible characters; `undefined` if it gave none. */
export function toReason(error: unknown): string | undefined {
  const { details = '' } = error instanceof LatchkitError ? error : {}
  const reason = /^HTTP \d+: (.+)/s.exec(details)?.[1] ?? ''
  return reason.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').slice(0, maxLength) || undefined
}
