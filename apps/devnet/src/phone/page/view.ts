import type { PromptView } from '../describePrompt.js'

/** What the phone's screen shows, as the server tells it. */
export type PhoneView = {
  readonly name: string
  readonly online: boolean
  readonly locked: boolean
  /** The active ones. */
  readonly accounts: readonly string[]
  /** Which of its accounts is active, and how many it has. */
  readonly account: { readonly index: number; readonly count: number }
  /** The EVM chain it is on, and those it can go to. */
  readonly chain: { readonly id: number; readonly known: readonly number[] }
  /** Open ones, oldest first. */
  readonly prompts: readonly PromptView[]
  readonly sessions: readonly { readonly topic: string; readonly name: string; readonly url: string }[]
}
