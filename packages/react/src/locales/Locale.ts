import type { ButtonCopy, Copy } from '@latchkit/ui'

/**
 * A language: the copy of the buttons, which is needed for the first render (also on the server), and a function that
 * loads the copy of the modal.
 */
export type Locale = {
  readonly buttons: ButtonCopy
  readonly load: () => Promise<Copy>
}
