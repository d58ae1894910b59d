import type { ChainNamespace, Latchkit } from '@latchkit/core'
import type { Locale } from '@latchkit/react'
import type { LocaleSelection, OwnLocales } from '@latchkit/react/locales/select'

/** The kind of an element, which is the last part of its name. */
export type PartKind = 'button' | 'network-button' | 'account-button' | 'modal'

/** The values of an element's attributes. */
export type PartProps = {
  readonly namespace?: ChainNamespace | undefined
  readonly label?: string | undefined
  readonly balance?: 'show' | 'hide' | undefined
  readonly disabled?: boolean | undefined
}

/** The content of one element. */
export type Part = {
  readonly kind: PartKind
  /** The shadow root of the element. */
  readonly root: ShadowRoot
  readonly props: PartProps
}

/** The language of the buttons and of the modal. */
export type LocaleOptions = {
  /**
   * A BCP 47 tag, `auto` for the first language of the browser that there is, or a locale of `@latchkit/html/locales/*`.
   * Default: English.
   */
  readonly locale?: Locale | LocaleSelection | undefined
  /** Languages of the app, by BCP 47 tag. Create it once. Default: none. */
  readonly locales?: OwnLocales | undefined
}

/** The state of a page. */
export type PageState = LocaleOptions & {
  /** The contents of the elements, each with the key of its element, in the order in which they were added. */
  readonly parts: ReadonlyMap<number, Part>
}

/** The tree of a kit in its document, with the modal and the contents of all elements. */
export type Page = {
  readonly kit: Latchkit
  readonly getState: () => PageState
  readonly subscribe: (listener: () => void) => () => void
  /** Renders the tree. Does nothing if it is rendered, or on a server. */
  readonly mount: () => void
  /** Removes the tree. The contents of the elements are rendered again when it is mounted. */
  readonly unmount: () => void
  readonly setLocale: (options: LocaleOptions) => void
  /** Returns the key of a new element. */
  readonly createKey: () => number
  /** Sets the content of an element; `undefined` removes it. */
  readonly setPart: (key: number, part: Part | undefined) => void
}
