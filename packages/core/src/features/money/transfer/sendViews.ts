import type { ViewSet, ViewsWith } from '../../../engine/routes.js'

/** The views of a transfer. */
export const sendViews: ViewSet = {
  send: true,
  'send-token': true,
  'send-review': true,
} satisfies Record<ViewsWith<{ flow: 'send' }>, true>
