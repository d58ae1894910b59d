import type { PageCopy } from '../copy/PageCopy.js'

/** The window of a page at which a login with a provider begins or ends. */
export type LoginPage = {
  readonly href: string
  /** URL of the page whose script or link has opened this one, as far as it states it; else empty. */
  readonly referrer: string
  /** The window of the app, if it has opened this one. */
  readonly opener: Pick<Window, 'postMessage'> | null
  /**
   * Hands the address of this page to the frames of its own origin in the window that has opened it. Returns the origin of the app for which one
   * of them has begun the login; null if none has.
   */
  readonly handOver: (uri: string) => Promise<string | null>
  /** `sessionStorage`, of this window only. It throws if the user has blocked it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly copy: PageCopy
  readonly show: (text: string) => void
  /** Goes to another page, in place of this one. */
  readonly replace: (url: string) => void
  readonly close: () => void
}
