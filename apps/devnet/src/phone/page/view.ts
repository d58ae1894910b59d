import type { PromptView } from '../describePrompt.js'

/** The view of the phone's screen, as sent by the server. */
export type PhoneView = {
  readonly name: string
  readonly online: boolean
  readonly locked: boolean
  /** The active ones. */
  readonly accounts: readonly string[]
  /** The index of the active account and the number of accounts. */
  readonly account: { readonly index: number; readonly count: number }
  /** The active EVM chain and the supported ones. */
  readonly chain: { readonly id: number; readonly known: readonly number[] }
  /** Open prompts, oldest first. */
  readonly prompts: readonly PromptView[]
  readonly sessions: readonly { readonly topic: string; readonly name: string; readonly url: string }[]
}
