import type { Prompt } from '@latchkit/test/source/wallet/prompts'
import type { WalletKitTypes } from '@reown/walletkit'

/** Details of a prompt besides method and params. */
export type PromptDetails = {
  /** Id of the proposal or request. */
  readonly id: number
  /** Metadata of the dapp, unverified. */
  readonly peer: WalletKitTypes.Metadata
  /** CAIP-2; `undefined` for a proposal. */
  readonly chainId: string | undefined
  /** Topic of the session; `undefined` for a proposal. */
  readonly topic: string | undefined
}

/** A prompt shown to the phone's user. */
export type PhonePrompt = Prompt & PromptDetails

/** Stores the details of prompts by their params, whose identity is preserved. */
export type PromptDetailsStore = {
  readonly write: (params: object, details: PromptDetails) => void
  /** Returns the prompts with their details, without those that have none. */
  readonly read: (prompts: readonly Prompt[]) => readonly PhonePrompt[]
}

/** Creates the store. */
export function createPromptDetailsStore(): PromptDetailsStore {
  const detailsStore = new WeakMap<object, PromptDetails>()
  return {
    write: (params, details) => void detailsStore.set(params, details),
    read: (prompts) =>
      prompts.flatMap((prompt) => {
        const { params } = prompt
        const details = typeof params === 'object' && params !== null ? detailsStore.get(params) : undefined
        return details ? [{ ...prompt, ...details }] : []
      }),
  }
}
