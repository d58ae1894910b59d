import type { ButtonCopy, Copy } from '@latchkit/ui'

/**
 * A language: the words of the buttons, which stand in the page from its first render (also on the server), and
 * those of the modal, which come with it.
 */
export type Locale = {
  readonly buttons: ButtonCopy
  readonly load: () => Promise<Copy>
}
