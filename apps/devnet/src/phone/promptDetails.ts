import type { WalletKitTypes } from '@reown/walletkit'
import type { Prompt } from '../wallet/prompts.js'

/** What a phone knows of a prompt beside its method and params. */
export type PromptDetails = {
  /** Of the proposal or request. */
  readonly id: number
  /** Who asks, as it says itself. */
  readonly peer: WalletKitTypes.Metadata
  /** CAIP-2; none for a proposal. */
  readonly chainId: string | undefined
  /** Of the session; none for a proposal. */
  readonly topic: string | undefined
}

/** A question the phone put to its person. */
export type PhonePrompt = Prompt & PromptDetails

/** Remembers what a prompt is about by its params, which pass through the methods as they are. */
export type PromptBook = {
  readonly write: (params: object, details: PromptDetails) => void
  /** Adds what was written; leaves out what nothing was written about. */
  readonly read: (prompts: readonly Prompt[]) => readonly PhonePrompt[]
}

/** Makes the book. */
export function createPromptBook(): PromptBook {
  const book = new WeakMap<object, PromptDetails>()
  return {
    write: (params, details) => void book.set(params, details),
    read: (prompts) =>
      prompts.flatMap((prompt) => {
        const { params } = prompt
        const details = typeof params === 'object' && params !== null ? book.get(params) : undefined
        return details ? [{ ...prompt, ...details }] : []
      }),
  }
}
