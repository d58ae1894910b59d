import type { ViewSet, ViewsWith } from '../../../engine/routes.js'

/** The views of a transfer. */
const sendViews: ViewSet = {
  send: true,
  'send-token': true,
  'send-review': true,
} satisfies Record<ViewsWith<{ flow: 'send' }>, true>

/** The flow of a transfer, and the view that shows its result. */
export const sendFlow: { readonly views: ViewSet; readonly review: 'send-review' } = {
  views: sendViews,
  review: 'send-review',
}
