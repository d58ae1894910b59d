import { errorCodes, ProviderRpcError, userRejected } from './ProviderRpcError.js'
import type { PersonState } from './personState.js'
import { answerTo, explicitAnswerTo } from './views.js'

/** A question the wallet put to the person. */
export type Prompt = {
  readonly method: string
  readonly params: unknown
  readonly status: 'open' | 'approved' | 'rejected'
}

/** Where a request waits for the person. */
export type Prompts = {
  /** What was shown since the page loaded, oldest first. */
  readonly shown: () => readonly Prompt[]
  /**
   * Shows a prompt; resolves when the person approves.
   * `enough` tells whether unlocking alone answers it.
   * @throws ProviderRpcError 4001, 4900 or -32002
   */
  readonly ask: (method: string, params: unknown, enough?: () => boolean) => Promise<void>
  /** Holds up a method that asks nobody, if the state names it. */
  readonly hold: (method: string, params: unknown) => Promise<void>
  /** Answers the prompts that waited for the unlocking. */
  readonly unlocked: () => void
  /** Answers one that is open and not behind the lock screen, by its place in `shown`. */
  readonly answerOne: (place: number, answer: 'approve' | 'reject') => void
  /** Approves what hangs. */
  readonly approveOpen: () => void
  /** Ends all that is open with an error. */
  readonly rejectOpen: (error: ProviderRpcError) => void
}

type Entry = {
  prompt: Prompt
  readonly visible: boolean
  /** Only an unlocked wallet can ask; until then the person sees the lock screen. */
  behindLock: boolean
  readonly enough: () => boolean
  readonly resolve: () => void
  readonly reject: (error: ProviderRpcError) => void
}

/** What prompts stand on. */
export type PromptsOptions = {
  readonly read: () => PersonState
  /** Hears of every prompt. */
  readonly changed: () => void
  /** The methods that ask the person. All others are answered without. */
  readonly promptingMethods: readonly string[]
}

/** Makes the place where requests wait for the person. */
export function createPrompts({ read, changed, promptingMethods }: PromptsOptions): Prompts {
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
    const answer = entry.enough() ? 'approve' : answerTo(read(), entry.prompt.method)
    if (answer === 'approve') approve(entry)
    if (answer === 'reject') reject(entry, userRejected())
  }

  function add(method: string, params: unknown, visible: boolean, enough: () => boolean): Promise<void> {
    return new Promise((resolve, rejectWith) => {
      const prompt: Prompt = { method, params, status: 'open' }
      const entry = { prompt, visible, behindLock: false, enough, resolve, reject: rejectWith }
      entries.push(entry)
      changed()
      decide(entry)
    })
  }

  return {
    shown: () => entries.filter(({ visible }) => visible).map(({ prompt }) => prompt),
    async ask(method, params, enough = () => false) {
      const pending = open().some(({ prompt }) => prompt.method === method)
      if (pending && !read().queuesPrompts)
        throw new ProviderRpcError(errorCodes.alreadyPending, `A ${method} request is already pending.`)
      await add(method, params, true, enough)
    },
    async hold(method, params) {
      if (promptingMethods.includes(method) || explicitAnswerTo(read(), method) === undefined) return
      await add(method, params, false, () => false)
    },
    unlocked() {
      for (const entry of open()) if (entry.behindLock) decide(entry)
    },
    answerOne(place, answer) {
      const entry = entries.filter(({ visible }) => visible)[place]
      if (entry?.prompt.status !== 'open' || entry.behindLock) return
      if (answer === 'approve') approve(entry)
      else reject(entry, userRejected())
    },
    approveOpen() {
      for (const entry of open()) if (!entry.behindLock) approve(entry)
    },
    rejectOpen(error) {
      for (const entry of open()) reject(entry, error)
    },
  }
}
