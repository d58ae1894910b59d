import type { LatchkitError } from './base.js'

/** What a person can do about an error, where it says: the lines behind the first one, which says what happened. */
export function adviceOf({ metaMessages }: LatchkitError): string | undefined {
  return metaMessages.slice(1).join(' ') || undefined
}
