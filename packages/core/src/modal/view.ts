import type { Route } from './route.js'

/** Why the modal was closed. */
export type CloseReason = 'escape' | 'backdrop' | 'close-button' | 'back' | 'action' | 'done'

/** What the modal's frame shows around the view. */
export type ModalModel =
  | { readonly status: 'closed' }
  | {
      readonly status: 'open'
      readonly route: Route
      /** How many routes are on the stack: the frame slides forward when it grew. */
      readonly depth: number
      readonly direction: 'forward' | 'back'
      readonly canGoBack: boolean
      /** True for 500 ms after an action was refused (spec §4). */
      readonly shaking: boolean
      /** Rendered in the page, without overlay (option `enableEmbedded`). */
      readonly embedded: boolean
    }
