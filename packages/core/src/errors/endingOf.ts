import type { LatchkitError } from './base.js'

/**
 * The kind of an ending that is not a success (design §5): the person said no, it was called off, or it failed.
 * Judged by `code`, which also holds where a page carries two copies of this package.
 */
export function endingOf(error: LatchkitError): 'declined' | 'cancelled' | 'failed' {
  if (error.code === 'user-rejected') return 'declined'
  return error.code === 'aborted' ? 'cancelled' : 'failed'
}
