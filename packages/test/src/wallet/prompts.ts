import { createUserRejectedError, errorCodes, ProviderRpcError } from '../foundation/ProviderRpcError.js'
import type { BaseWalletState } from './baseWalletState.js'
import { getAnswer, getExplicitAnswer } from './views.js'

/** A prompt shown to the user. */
export type Prompt = {
  readonly method: string
  readonly params: unknown
  readonly status: 'open' | 'approved' | 'rejected'
  /** Its subject in words: one sentence each. Absent: the wallet only shows the request. */
  readonly description?: readonly string[] | undefined
}

/** The queue of prompts. */
export type Prompts = {
  /** The prompts shown since the page loaded, oldest first. */
  readonly shown: () => readonly Prompt[]
  /**
   * Shows a prompt; resolves when the user approves.
   * `isUnlockSufficient` returns whether unlocking approves it.
   * @throws ProviderRpcError 4001, 4900 or -32002
   */
  readonly ask: (
    method: string,
    params: unknown,
    isUnlockSufficient?: () => boolean,
    description?: readonly string[],
  ) => Promise<void>
  /** Delays a method without a prompt, if the state names it. */
  readonly hold: (method: string, params: unknown) => Promise<void>
  /** Continues the prompts that waited for unlocking. */
  readonly unlocked: () => void
  /** Closes an open prompt, by its index in `shown`. Returns false if it is closed already or behind the lock screen. */
  readonly answerOne: (index: number, answer: 'approve' | 'reject') => boolean
  /** Approves the pending prompts. */
  readonly approveOpen: () => void
  /** Rejects all open prompts with an error. */
  readonly rejectOpen: (error: ProviderRpcError) => void
}

type Entry = {
  prompt: Prompt
  readonly visible: boolean
  /** A locked wallet shows the lock screen instead of the prompt. */
  behindLock: boolean
  readonly isUnlockSufficient: () => boolean
  readonly resolve: () => void
  readonly reject: (error: ProviderRpcError) => void
}

/** Options of the prompt queue. */
export type PromptsOptions = {
  readonly read: () => BaseWalletState
  /** Called after every change. */
  readonly changed: () => void
  /** The methods that prompt. All others never prompt. */
  readonly promptingMethods: readonly string[]
  /** Creates the error of a rejected request. Default: EIP-1193's. */
  readonly createRejection?: ((method: string) => ProviderRpcError) | undefined
}

/** Creates the prompt queue. */
export function createPrompts({
  read,
  changed,
  promptingMethods,
  createRejection = createUserRejectedError,
}: PromptsOptions): Prompts {
  const entries: Entry[] = []
  const open = () => entries.filter(({ prompt }) => prompt.status === 'open')

  function approve(entry: Entry): void {
    entry.prompt = { ...entry.prompt, status: 'approved' }
    entry.resolve()
    changed()
  }

  function reject(entry: Entry, error: ProviderRpcError): void {
    entry.prompt = { ...entry.prompt, status: 'rejected' }
    entry.reject(error)
    changed()
  }

  function decide(entry: Entry): void {
    entry.behindLock = entry.visible && read().locked
    if (entry.behindLock) return
    const answer = entry.isUnlockSufficient() ? 'approve' : getAnswer(read(), entry.prompt.method)
    if (answer === 'approve') approve(entry)
    if (answer === 'reject') reject(entry, createRejection(entry.prompt.method))
  }

  function add(
    shown: Omit<Prompt, 'status'>,
    visible: boolean,
    isUnlockSufficient: () => boolean,
  ): Promise<void> {
    return new Promise((resolve, rejectWith) => {
      const prompt: Prompt = { ...shown, status: 'open' }
      const entry = { prompt, visible, behindLock: false, isUnlockSufficient, resolve, reject: rejectWith }
      entries.push(entry)
      changed()
      decide(entry)
    })
  }

  return {
    shown: () => entries.filter(({ visible }) => visible).map(({ prompt }) => prompt),
    async ask(method, params, isUnlockSufficient = () => false, description) {
      const { showsOnePrompt } = read()
      const pending = open().some(({ prompt }) => showsOnePrompt || prompt.method === method)
      if (pending && !read().queuesPrompts)
        throw new ProviderRpcError(errorCodes.alreadyPending, `A ${method} request is already pending.`)
      await add({ method, params, ...(description && { description }) }, true, isUnlockSufficient)
    },
    async hold(method, params) {
      if (promptingMethods.includes(method) || getExplicitAnswer(read(), method) === undefined) return
      await add({ method, params }, false, () => false)
    },
    unlocked() {
      for (const entry of open()) if (entry.behindLock) decide(entry)
    },
    answerOne(index, answer) {
      const entry = entries.filter(({ visible }) => visible)[index]
      if (entry?.prompt.status !== 'open' || entry.behindLock) return false
      if (answer === 'approve') approve(entry)
      else reject(entry, createRejection(entry.prompt.method))
      return true
    },
    approveOpen() {
      for (const entry of open()) if (!entry.behindLock) approve(entry)
    },
    rejectOpen(error) {
      for (const entry of open()) reject(entry, error)
    },
  }
}
