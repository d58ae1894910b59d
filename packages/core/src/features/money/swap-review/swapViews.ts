import type { ViewSet, ViewsWith } from '../../../engine/routes.js'

/** The views of a swap. */
const swapViews: ViewSet = {
  swap: true,
  'swap-token': true,
  'swap-review': true,
} satisfies Record<ViewsWith<{ flow: 'swap' }>, true>

/** The flow of a swap, and the view that shows its result. */
export const swapFlow: { readonly views: ViewSet; readonly review: 'swap-review' } = {
  views: swapViews,
  review: 'swap-review',
}
