import type { PasskeyUnlock } from '../../shared/vault/Vault.js'
import { isArmed } from '../approval/isArmed.js'

/** For what the passkey is used: the login, with its challenge, or the wallet, which the device cannot open yet. */
export type PasskeyUse =
  | { readonly name: 'logIn'; readonly challenge: string }
  | { readonly name: 'unlock'; readonly unlock: PasskeyUnlock }

/** The login with a passkey. `task`: number of the last work; results of earlier ones are ignored. `error`: a code. */
export type PasskeyState = { readonly task: number } & (
  | { readonly status: 'loading'; readonly error?: string | undefined }
  | {
      readonly status: 'ready'
      readonly use: PasskeyUse
      /** When the button was displayed last, in ms; null while it is not, or covered. */
      readonly displayedAt: number | null
      readonly error?: string | undefined
    }
  | { readonly status: 'asking'; readonly use: PasskeyUse }
  /** The login could not begin. */
  | { readonly status: 'unavailable'; readonly error: string }
  | { readonly status: 'done' }
)

/** Events of the screen. `at`: time in ms. `isTrusted`: whether the browser states that the user caused it. */
export type PasskeyEvent =
  | { readonly type: 'opened' | 'closed' | 'retry' | 'covered' }
  | { readonly type: 'prepared'; readonly task: number; readonly use: PasskeyUse }
  | { readonly type: 'displayed'; readonly at: number }
  | { readonly type: 'use'; readonly at: number; readonly isTrusted: boolean }
  | { readonly type: 'loggedIn'; readonly task: number }
  | { readonly type: 'failed'; readonly task: number; readonly code: string }

/** Commands of the machine. `logIn` and `unlock` ask for the passkey. */
export type PasskeyEffect =
  | { readonly type: 'prepare'; readonly task: number }
  | { readonly type: 'use'; readonly task: number; readonly use: PasskeyUse }
  | { readonly type: 'finish' }

type Transition = { readonly state: PasskeyState; readonly run: readonly PasskeyEffect[] }

/** The state before the screen is opened, and after. */
export const closed: PasskeyState = { task: 0, status: 'loading' }

/** Returns the next state and its effects. Only a click of the user on a button that is displayed asks for the passkey. */
export function transition(state: PasskeyState, event: PasskeyEvent): Transition {
  const { task } = state
  if (event.type === 'opened') return prepare(task)
  // A result that is still pending has an earlier number.
  if (event.type === 'closed') return stay({ ...closed, task: task + 1 })
  if ('task' in event && event.task !== task) return stay(state)
  switch (state.status) {
    case 'loading':
      if (event.type === 'prepared')
        return stay({ task, status: 'ready', use: event.use, displayedAt: null, error: state.error })
      return event.type === 'failed' ? stay({ task, status: 'unavailable', error: event.code }) : stay(state)
    case 'ready':
      if (event.type === 'displayed') return stay({ ...state, displayedAt: event.at })
      if (event.type === 'covered') return stay({ ...state, displayedAt: null })
      return event.type === 'use' ? use(state, event) : stay(state)
    case 'asking':
      // The wallet is not on this device: the same passkey opens it.
      if (event.type === 'prepared') return stay({ task, status: 'ready', use: event.use, displayedAt: null })
      if (event.type === 'loggedIn') return { state: { task, status: 'done' }, run: [{ type: 'finish' }] }
      return event.type === 'failed' ? failed(state, event.code) : stay(state)
    case 'unavailable':
      return event.type === 'retry' ? prepare(task) : stay(state)
    case 'done':
      return stay(state)
  }
}

function use(
  state: Extract<PasskeyState, { status: 'ready' }>,
  event: Extract<PasskeyEvent, { type: 'use' }>,
): Transition {
  if (!isArmed(event, state.displayedAt)) return stay(state)
  const wanted = state.use
  const task = state.task + 1
  return { state: { task, status: 'asking', use: wanted }, run: [{ type: 'use', task, use: wanted }] }
}

/** A challenge that was sent to the service is used up; one that the user has not used is not. */
function failed(
  { task, use: wanted }: Extract<PasskeyState, { status: 'asking' }>,
  code: string,
): Transition {
  return wanted.name === 'unlock' || code === 'passkey_cancelled'
    ? stay({ task, status: 'ready', use: wanted, displayedAt: null, error: code })
    : prepare(task, code)
}

function prepare(before: number, error?: string): Transition {
  const task = before + 1
  return { state: { task, status: 'loading', error }, run: [{ type: 'prepare', task }] }
}

const stay = (state: PasskeyState): Transition => ({ state, run: [] })
