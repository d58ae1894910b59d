import type { ViewName } from '@latchkit/core'
import type { LatchkitContextValue } from '../LatchkitContext.js'

/** Starts loading every chunk that a view needs. Chunks that are loaded are not loaded again. */
export function prefetch(context: LatchkitContextValue, view: ViewName): void {
  context.frame.load()
  context.copy.load()
  context.views[view].load()
}
