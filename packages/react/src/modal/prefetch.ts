import type { ViewName } from '@latchkit/core'
import type { Shared } from '../LatchkitContext.js'

/** Starts fetching all that a view needs to be shown. Costs nothing where it is there already. */
export function prefetch(shared: Shared, view: ViewName): void {
  shared.frame.load()
  shared.copy.load()
  shared.views[view].load()
}
