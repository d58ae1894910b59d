import type { Prompt } from '../wallet/prompts.js'

/** How a wallet answers prompts for which the test gives no answer. */
export type ApprovalMode = 'approve' | 'reject' | 'manual'

/** A wallet whose prompts are answered. */
export type ApprovableWallet = {
  readonly origin: string
  readonly prompts: () => readonly Prompt[]
  readonly answerOne: (index: number, answer: 'approve' | 'reject') => boolean
}

/** A prompt that was answered. */
export type AnsweredPrompt = { readonly origin: string; readonly prompt: Prompt }

/** The user of a wallet. */
export type Approval = {
  readonly setMode: (mode: ApprovalMode) => void
  readonly add: (wallet: ApprovableWallet) => void
  /** Call it after a change of the prompts. */
  readonly changed: () => void
  /** Answers the oldest open prompt, or the next one. */
  readonly answerNext: (answer: 'approve' | 'reject', timeoutMs: number) => Promise<AnsweredPrompt>
}

type Waiter = {
  readonly answer: 'approve' | 'reject'
  readonly resolve: (answered: AnsweredPrompt) => void
}

/** Creates the user of a wallet. `promptMs` is the time that the user needs to approve without an answer of the test. */
export function createApproval(
  initialMode: ApprovalMode,
  promptMs: number,
  describeAll: () => string,
): Approval {
  const wallets: ApprovableWallet[] = []
  const waiters: Waiter[] = []
  const delayed = new WeakSet<Prompt>()
  let mode = initialMode

  function answerPrompt(wallet: ApprovableWallet, index: number, prompt: Prompt): void {
    const [waiter] = waiters
    if (waiter) {
      if (!wallet.answerOne(index, waiter.answer)) return
      waiters.splice(waiters.indexOf(waiter), 1)
      waiter.resolve({ origin: wallet.origin, prompt })
      return
    }
    if (mode === 'manual') return
    if (promptMs === 0) {
      wallet.answerOne(index, mode)
      return
    }
    if (delayed.has(prompt)) return
    delayed.add(prompt)
    setTimeout(() => mode !== 'manual' && wallet.answerOne(index, mode), promptMs)
  }

  function answerPrompts(): void {
    for (const wallet of wallets)
      for (const [index, prompt] of wallet.prompts().entries())
        if (prompt.status === 'open') answerPrompt(wallet, index, prompt)
  }

  // A prompt is in the list before the wallet knows whether it is locked.
  const changed = () => queueMicrotask(answerPrompts)

  return {
    changed,
    add: (wallet) => void wallets.push(wallet),
    setMode(next) {
      mode = next
      changed()
    },
    answerNext: (answer, timeoutMs) =>
      new Promise((resolve, reject) => {
        const waiter: Waiter = {
          answer,
          resolve(answered) {
            clearTimeout(timer)
            resolve(answered)
          },
        }
        const timer = setTimeout(() => {
          waiters.splice(waiters.indexOf(waiter), 1)
          reject(
            new Error(
              `The wallet was not asked within ${timeoutMs} ms, so there is nothing to ${answer}. Its requests:\n${describeAll()}`,
            ),
          )
        }, timeoutMs)
        waiters.push(waiter)
        changed()
      }),
  }
}
