import type { ThemeVariables } from '@latchkit/core'

/**
 * The parts of the modal that an app can style: `[data-latchkit="modal"]::part(card) { … }`. The names are stable; the content
 * of a part may change. `publicApi.test.ts` compares this list with the components.
 */
export type PartName =
  /** The root element in the shadow root, which reads the custom properties. */
  | 'root'
  /** The overlay with its scrim, which covers the viewport. */
  | 'dialog'
  /** The card on the desktop, the sheet on a phone. */
  | 'card'
  /** The header of the card. */
  | 'header'
  /** The title in the header. */
  | 'title'
  /** The scrollable container of the view. */
  | 'view'
  /** A list of rows. */
  | 'list'
  /** A row of a list. */
  | 'row'
  /** A full-width action. */
  | 'button'
  /** A round button with only an icon. */
  | 'icon-button'
  /** A short label on a row: installed, recent. */
  | 'tag'
  /** The icon or letter of a wallet or network. */
  | 'mark'
  /** A wallet in "All wallets". */
  | 'tile'
  /** An NFT in the grid. */
  | 'nft-tile'
  /** The square image of an NFT. */
  | 'nft-image'
  /** A toggle button. */
  | 'toggle'
  /** A tab. */
  | 'tab'
  /** The QR code with its light background. */
  | 'qr-code'
  /** An error message within a view that stays usable. */
  | 'notice'
  /** Figure, text and actions of a view that shows a status. */
  | 'status'
  /** The progress ring around a mark. */
  | 'ring'
  /** The search field with its icon. */
  | 'search'
  /** A button that copies a value. */
  | 'copy-button'
  /** The balance of the account. */
  | 'balance'
  /** "Get one" below the wallets. */
  | 'guide'
  /** "Nothing opened?" with its text, while a wallet is asked. */
  | 'help'
  /** The wallets beside the view, in a modal with two panes. */
  | 'aside'
  /** A temporary message. */
  | 'snackbar'
  /** A message for the app's developer. */
  | 'alert'

/** Attributes with state. In the page they can be styled; in the modal they are for tests and scripts. */
export type StateAttribute =
  /** The type of the element: `modal` on the modal's host; `connect`, `account`, `network`, `retry` or `close` on a button in the page; `load-failure` on the dialog shown if the modal fails to load. */
  | 'data-latchkit'
  /** The `status` of the model, on a button in the page and on the balance. */
  | 'data-status'
  /** `light` or `dark`. Absent on a button that follows the system's preference. */
  | 'data-theme'
  /** The name of the view, on the card. */
  | 'data-view'
  /** On the card, while it shakes because an action was refused. */
  | 'data-shaking'
  /** `running`, `declined`, `failed` or `closed`, on the ring. */
  | 'data-state'
  /** `loading`, `success`, `error` or `icon` on a snackbar; `error`, `warning` or `info` on an alert; `primary` or `plain` on a button. */
  | 'data-variant'
  /** On a copy button, while it shows that the value was copied. */
  | 'data-copied'

/**
 * Custom properties of the theme, without their `--latchkit-` prefix. Set them on `:root` or another ancestor of the modal's
 * host and the buttons, or with the option `themeVariables`.
 */
export type ThemeVariableName = keyof ThemeVariables
