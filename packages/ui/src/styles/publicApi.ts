import type { ThemeVariables } from '@latchkit/core'

/**
 * The parts of the modal a page may style: `[data-latchkit="modal"]::part(card) { … }`. Names stay; what is inside a
 * part may change. `publicApi.test.ts` holds this list and the components together.
 */
export type PartName =
  /** Everything inside the shadow root; the custom properties are read here. */
  | 'root'
  /** The overlay with its scrim, as large as the window. */
  | 'dialog'
  /** The card on the desktop, the sheet on a phone. */
  | 'card'
  /** The card's first line. */
  | 'header'
  /** The title in it. */
  | 'title'
  /** The place of the view, which scrolls. */
  | 'view'
  /** Rows on one ground. */
  | 'list'
  /** One of them. */
  | 'row'
  /** A full-width action. */
  | 'button'
  /** A round button that is only a picture. */
  | 'icon-button'
  /** A word or two on a row: installed, recent. */
  | 'tag'
  /** A wallet's or network's picture or letter. */
  | 'mark'
  /** A wallet among all wallets. */
  | 'tile'
  /** A button that stays pressed. */
  | 'toggle'
  /** One of several ways to the same. */
  | 'tab'
  /** The code that is scanned, on its light ground. */
  | 'qr-code'
  /** What went wrong, above or below what goes on. */
  | 'notice'
  /** Figure, words and actions of a view that tells where things stand. */
  | 'status'
  /** The ring round a mark. */
  | 'ring'
  /** The search field with its icon. */
  | 'search'
  /** A value that is copied by pressing it. */
  | 'copy-button'
  /** The balance in large figures. */
  | 'balance'
  /** "Get one" under the wallets. */
  | 'guide'
  /** A link to where a wallet can be had. */
  | 'link'
  /** A passing message. */
  | 'snackbar'
  /** A message to the dapp's developer. */
  | 'alert'

/** Attributes that carry state. In the page they can be styled; in the modal they are for tests and scripts. */
export type StateAttribute =
  /** What it is: `modal` on the modal's host; `connect`, `account`, `network`, `retry` or `close` on a button in the page; `load-failure` where the modal could not be loaded. */
  | 'data-latchkit'
  /** `status` of the model: on a button in the page, on the balance. */
  | 'data-status'
  /** `light` or `dark`. Absent on a button that follows the system. */
  | 'data-theme'
  /** Name of the view, on the card. */
  | 'data-view'
  /** On the card, while an action that was refused shakes it. */
  | 'data-shaking'
  /** `running`, `declined`, `failed` or `closed`, on the ring. */
  | 'data-state'
  /** `loading`, `success`, `error` or `icon` on a snackbar; `error`, `warning` or `info` on an alert; `primary` or `plain` on a button. */
  | 'data-variant'
  /** On a copy button, while it says that it has copied. */
  | 'data-copied'

/**
 * Custom properties of the theme, without their `--latchkit-` prefix. Set them on `:root` (or any element round the
 * modal's host and the buttons), or through the option `themeVariables`.
 */
export type ThemeVariableName = keyof ThemeVariables
