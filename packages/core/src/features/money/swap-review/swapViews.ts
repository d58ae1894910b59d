import type { ViewSet, ViewsWith } from '../../../engine/routes.js'

/** The views of a swap. */
export const swapViews: ViewSet = {
  swap: true,
  'swap-token': true,
  'swap-review': true,
} satisfies Record<ViewsWith<{ flow: 'swap' }>, true>
