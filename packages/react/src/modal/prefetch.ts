import type { ViewName } from '@latchkit/core'
import type { LatchkitContextValue } from '../LatchkitContext.js'

/** Starts fetching all that a view needs to be shown. Costs nothing where it is there already. */
export function prefetch(context: LatchkitContextValue, view: ViewName): void {
  context.frame.load()
  context.copy.load()
  context.views[view].load()
}
