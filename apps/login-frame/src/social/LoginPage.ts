import type { PageCopy } from '../copy/PageCopy.js'

/** The window of a page at which a login with a provider begins or ends. */
export type LoginPage = {
  readonly href: string
  /** The window of the app, if it has opened this one. */
  readonly opener: Pick<Window, 'postMessage'> | null
  /** `sessionStorage`, of this window only. It throws if the user has blocked it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly copy: PageCopy
  readonly show: (text: string) => void
  /** Goes to another page, in place of this one. */
  readonly replace: (url: string) => void
  readonly close: () => void
}
