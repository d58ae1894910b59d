import type { ViewName } from '@latchkit/core'
import type { LatchkitContextValue } from '../context/LatchkitContext.js'

/** The views whose texts are a chunk of their own. */
const accountViews = /^(a[cp]|re|compat|cho|s(witch-acc|e|wa|i)|profile|on|pay|em|up)|-detail$|soc|ct-w/

/** Returns the copy that a view needs. */
export function getCopy(
  { copy, accountCopy, kit }: LatchkitContextValue,
  view: ViewName | undefined,
): LatchkitContextValue['copy'] {
  // With a login, the first view has texts of that chunk too.
  return view && (accountViews.test(view) || (view === 'connect' && kit.internal.frame)) ? accountCopy : copy
}

/** Starts loading every chunk that a view needs. Chunks that are loaded are not loaded again. */
export function prefetch(context: LatchkitContextValue, view: ViewName): void {
  context.frame.load()
  getCopy(context, view).load()
  context.getView(view).load()
}
