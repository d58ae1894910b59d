import type { LatchkitError } from './base.js'

/**
 * Classifies an error: the user declined, the operation was cancelled, or it failed.
 * Reads `code` instead of using `instanceof`, which fails when an app bundles two copies of this package.
 */
export function classifyError(error: LatchkitError): 'declined' | 'cancelled' | 'failed' {
  if (error.code === 'user-rejected') return 'declined'
  return error.code === 'aborted' ? 'cancelled' : 'failed'
}
