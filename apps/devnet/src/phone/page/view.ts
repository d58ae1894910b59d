import type { PromptView } from '../describePrompt.js'

/** What the phone's screen shows, as the server tells it. */
export type PhoneView = {
  readonly name: string
  readonly online: boolean
  readonly locked: boolean
  /** The active ones. */
  readonly accounts: readonly string[]
  /** Open ones, oldest first. */
  readonly prompts: readonly PromptView[]
  readonly sessions: readonly { readonly topic: string; readonly name: string; readonly url: string }[]
}
