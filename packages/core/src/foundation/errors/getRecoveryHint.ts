import type { LatchkitError } from './base.js'

/** Returns what the user can do about an error, if it says so: the lines after the first one. */
export function getRecoveryHint({ metaMessages }: LatchkitError): string | undefined {
  return metaMessages.slice(1).join(' ') || undefined
}
