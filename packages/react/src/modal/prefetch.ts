import type { ViewName } from '@latchkit/core'
import type { LatchkitContextValue } from '../context/LatchkitContext.js'

/** The views whose texts load with the modal, beside the first one. The texts of all others are a chunk of their own. */
const modalViews: readonly ViewName[] = [
  'connecting',
  'connecting-multi-chain',
  'connecting-remote',
  'connecting-basic',
  'all-wallets',
  'get-wallet',
  'what-is-a-wallet',
  'what-is-a-network',
  'networks',
  'switch-network',
  'switch-active-chain',
  'unsupported-chain',
  'downloads',
]

/** Returns the copy that a view needs. */
export function getCopy(
  { copy, accountCopy, kit }: LatchkitContextValue,
  view: ViewName | undefined,
): LatchkitContextValue['copy'] {
  // With a login, the first view has texts of that chunk too.
  return view && (view === 'connect' ? kit.frame : !modalViews.includes(view)) ? accountCopy : copy
}

/**
 * Starts loading every chunk that a view needs. Chunks that are loaded are not loaded again.
 *
 * @param isIntended Whether the user points at what opens the view: only then may the view read data ahead.
 */
export function prefetch(context: LatchkitContextValue, view: ViewName, isIntended?: boolean): void {
  context.frame.load()
  getCopy(context, view).load()
  context.getView(view).load(isIntended)
}
