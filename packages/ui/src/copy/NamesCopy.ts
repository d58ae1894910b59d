import type { NameCheck } from '@latchkit/core'
import type { Paragraph } from './texts.js'

/** The strings of the views that register a name. */
export type NamesCopy = {
  readonly choose: Paragraph & { readonly action: string }
  readonly unavailable: Paragraph
  readonly label: string
  readonly placeholder: string
  /** State of the label. Placeholder of `available`: `{name}`. */
  readonly checks: { readonly [check in NameCheck]: string }
  /** Heading of the suggestions. */
  readonly suggestions: string
  readonly register: string
  /** Explains the signature. */
  readonly note: string
  readonly declined: Paragraph
  /** The title of a failure. Placeholder: `{name}`. */
  readonly failed: string
  /** Shown if the server gave no reason. */
  readonly failedText: string
  readonly none: Paragraph
  /** Placeholder: `{wallet}`. */
  readonly signing: Paragraph
  /** Placeholder of the title: `{name}`. */
  readonly registering: Paragraph
  /** Placeholder of the title: `{name}`. */
  readonly registered: Paragraph & { readonly action: string }
}
