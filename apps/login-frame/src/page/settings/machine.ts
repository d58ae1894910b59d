import { isArmed } from '../approval/isArmed.js'
import type { SettingsAccount, SettingsEffect, SettingsEvent, SettingsState, SettingsStep } from './types.js'

/** Another code can be sent after this time. */
export const resendDelayMs = 30_000

/** The words are hidden after this time. */
export const shownMaxMs = 60_000

type Opened = Extract<SettingsState, { readonly account: SettingsAccount }>
type Transition = { readonly state: SettingsState; readonly run: readonly SettingsEffect[] }

/** The state before the settings are opened, and after. It contains nothing of the user. */
export const closed: SettingsState = { task: 0, displayedAt: null, account: null, step: { name: 'loading' } }

/** Returns the next state and its effects. Leaving the step with the phrase drops it. Another step has to be displayed first. */
export function transition(state: SettingsState, event: SettingsEvent): Transition {
  if (event.type === 'displayed') return stay({ ...state, displayedAt: event.at })
  const next = move(state, event)
  const isLeft = next.state.step.name !== state.step.name
  return isLeft || event.type === 'covered' ? { ...next, state: { ...next.state, displayedAt: null } } : next
}

function move(state: SettingsState, event: SettingsEvent): Transition {
  if (event.type === 'opened') return loadSettings(state)
  // A result that is still pending has an earlier number.
  if (event.type === 'closed') return stay({ ...closed, task: state.task + 1 })
  if ('task' in event && event.task !== state.task) return stay(state)
  if (state.account === null) {
    if (event.type === 'loaded') return stay({ ...state, account: event.account, step: { name: 'overview' } })
    if (event.type === 'failed') return stay({ ...state, step: { name: 'unavailable', error: event.code } })
    return event.type === 'retry' && state.step.name === 'unavailable' ? loadSettings(state) : stay(state)
  }
  // Whatever the user was doing: nothing works without the session.
  if (event.type === 'failed' && hasSessionEnded(event.code))
    return stay({
      ...state,
      account: null,
      step: { name: 'unavailable', error: 'session_expired' },
    })
  if (event.type === 'back') return goBack(state)
  switch (state.step.name) {
    case 'overview':
      if (event.type === 'openExport' && state.account.user.email !== null)
        return go(state, { name: 'warning', isSending: false })
      if (event.type === 'openPasskey') return go(state, { name: 'passkey', isAdding: false })
      return event.type === 'openDevices' ? listDevices(state, false) : stay(state)
    case 'warning':
      return atWarning(state, event)
    case 'code':
      return atCode(state, state.step, event)
    case 'phrase':
      return atPhrase(state, state.step, event)
    case 'devices':
      return atDevices(state, state.step, event)
    case 'revoke':
      return atRevoke(state, state.step, event)
    case 'release':
      return atRelease(state, state.step, event)
    case 'passkey':
      return atPasskey(state, state.step, event)
    case 'removePasskey':
    case 'removeManaged':
      return atRemove(state, state.step, event)
    case 'revoked':
      return stay(state)
  }
}

/** Whether an error means that the user is not logged in on this device any more. */
export function hasSessionEnded(code: string): boolean {
  return code === 'session_expired' || code === 'not_logged_in'
}

function loadSettings(state: SettingsState): Transition {
  const task = state.task + 1
  return { state: { ...closed, task }, run: [{ type: 'load', task }] }
}

function atWarning(state: Opened, event: SettingsEvent): Transition {
  const { step } = state
  if (step.name !== 'warning') return stay(state)
  if (step.isSending) {
    if (event.type === 'codeSent')
      return go(state, { name: 'code', status: 'ready', resendAt: event.at + resendDelayMs })
    return event.type === 'failed'
      ? go(state, { name: 'warning', isSending: false, error: event.code })
      : stay(state)
  }
  const isConfirmed =
    event.type === 'sendCode' &&
    isArmed(event, state.displayedAt) &&
    normalize(event.typed) === normalize(event.word)
  return isConfirmed
    ? runTask(state, { name: 'warning', isSending: true }, (task) => ({ type: 'startExport', task }))
    : stay(state)
}

function atCode(
  state: Opened,
  step: Extract<SettingsStep, { name: 'code' }>,
  event: SettingsEvent,
): Transition {
  const { status, resendAt } = step
  if (event.type === 'failed') {
    const { code, at, retryAfterMs } = event
    const until = status === 'sending' && retryAfterMs !== undefined ? at + retryAfterMs : resendAt
    return go(state, { name: 'code', status: 'ready', resendAt: until, error: code })
  }
  if (status === 'sending' && event.type === 'codeSent')
    return go(state, { name: 'code', status: 'ready', resendAt: event.at + resendDelayMs })
  if (status === 'verifying' && event.type === 'phraseRead')
    return go(state, { name: 'phrase', phrase: event.phrase, shownAt: null })
  if (status !== 'ready') return stay(state)
  if (event.type === 'resend' && event.at >= resendAt)
    return runTask(state, { name: 'code', status: 'sending', resendAt }, (task) => ({
      type: 'startExport',
      task,
    }))
  if (event.type === 'verify' && /^\d{6}$/.test(event.code))
    return runTask(state, { name: 'code', status: 'verifying', resendAt }, (task) => ({
      type: 'exportPhrase',
      task,
      code: event.code,
    }))
  return stay(state)
}

function atPhrase(
  state: Opened,
  step: Extract<SettingsStep, { name: 'phrase' }>,
  event: SettingsEvent,
): Transition {
  const { phrase, shownAt } = step
  const hidden = { ...step, shownAt: null, copying: undefined }
  switch (event.type) {
    case 'covered':
    case 'hide':
      return go(state, hidden)
    case 'shownLong':
      return event.shownAt === shownAt ? go(state, hidden) : stay(state)
    case 'copied':
    case 'copyFailed':
      return shownAt === null
        ? stay(state)
        : go(state, { ...step, copying: event.type === 'copied' ? 'copied' : 'failed' })
    case 'show':
    case 'copy': {
      if (!isArmed(event, state.displayedAt) || (shownAt === null) !== (event.type === 'show'))
        return stay(state)
      if (event.type === 'copy') return { state, run: [{ type: 'copy', phrase }] }
      return {
        state: { ...state, step: { ...step, shownAt: event.at } },
        run: [{ type: 'hideLater', shownAt: event.at, afterMs: shownMaxMs }],
      }
    }
    default:
      return stay(state)
  }
}

function atDevices(
  state: Opened,
  step: Extract<SettingsStep, { name: 'devices' }>,
  event: SettingsEvent,
): Transition {
  const { list } = step
  if (list.status === 'loading') {
    if (event.type === 'devicesListed')
      return go(state, {
        ...step,
        list: { status: 'ready', devices: event.devices, releases: event.releases },
      })
    return event.type === 'failed'
      ? go(state, { ...step, list: { status: 'failed', error: event.code } })
      : stay(state)
  }
  if (list.status === 'failed')
    return event.type === 'retry' ? listDevices(state, step.isRevoked) : stay(state)
  const release = event.type === 'askRelease' && list.releases?.find(({ id }) => id === event.id)
  if (release) return go(state, { name: 'release', release, isDeciding: false })
  const device = event.type === 'askRevoke' && list.devices.find(({ id }) => id === event.id)
  return device ? go(state, { name: 'revoke', device, isRevoking: false }) : stay(state)
}

function atRevoke(
  state: Opened,
  { device, isRevoking }: Extract<SettingsStep, { name: 'revoke' }>,
  event: SettingsEvent,
): Transition {
  if (!isRevoking)
    return event.type === 'revoke' && isArmed(event, state.displayedAt)
      ? runTask(state, { name: 'revoke', device, isRevoking: true }, (task) => ({
          type: 'revoke',
          task,
          device,
        }))
      : stay(state)
  if (event.type === 'failed')
    return go(state, { name: 'revoke', device, isRevoking: false, error: event.code })
  if (event.type !== 'deviceRevoked') return stay(state)
  if (!device.isCurrent) return listDevices(state, true)
  return { state: { ...state, step: { name: 'revoked' } }, run: [{ type: 'endSession' }] }
}

function atRelease(
  state: Opened,
  step: Extract<SettingsStep, { name: 'release' }>,
  event: SettingsEvent,
): Transition {
  const { release, isDeciding } = step
  if (isDeciding) {
    if (event.type === 'failed') return go(state, { ...step, isDeciding: false, error: event.code })
    return event.type === 'releaseDecided' ? listDevices(state, false) : stay(state)
  }
  if (event.type !== 'decideRelease' || !isArmed(event, state.displayedAt)) return stay(state)
  const { isAllowed } = event
  return runTask(state, { ...step, isDeciding: true, error: undefined }, (task) => ({
    type: 'decideRelease',
    task,
    id: release.id,
    isAllowed,
  }))
}

function atPasskey(
  state: Opened,
  { isAdding }: Extract<SettingsStep, { name: 'passkey' }>,
  event: SettingsEvent,
): Transition {
  const { hasPasskey, isManaged } = state.account
  if (isAdding) {
    if (event.type === 'failed') return go(state, { name: 'passkey', isAdding: false, error: event.code })
    if (event.type !== 'passkeyAdded') return stay(state)
    const account = { ...state.account, hasPasskey: true }
    return stay({ ...state, account, step: { name: 'passkey', isAdding: false, done: 'added' } })
  }
  if (event.type === 'addPasskey' && isArmed(event, state.displayedAt) && !hasPasskey)
    return runTask(state, { name: 'passkey', isAdding: true }, (task) => ({ type: 'addPasskey', task }))
  // One of both must stay: the wallet could not be recovered.
  return event.type === 'askRemove' && hasPasskey && isManaged
    ? go(state, { name: event.what, isRemoving: false })
    : stay(state)
}

function atRemove(
  state: Opened,
  step: Extract<SettingsStep, { name: 'removePasskey' | 'removeManaged' }>,
  event: SettingsEvent,
): Transition {
  const { name } = step
  if (!step.isRemoving)
    return event.type === 'remove' && isArmed(event, state.displayedAt)
      ? runTask(state, { name, isRemoving: true }, (task) => ({ type: name, task }))
      : stay(state)
  if (event.type === 'failed') return go(state, { name, isRemoving: false, error: event.code })
  if (event.type !== 'removed') return stay(state)
  const removed = name === 'removePasskey' ? { hasPasskey: false } : { isManaged: false }
  return stay({
    ...state,
    account: { ...state.account, ...removed },
    step: { name: 'passkey', isAdding: false, done: name },
  })
}

/** Goes to the step before. A call that is pending has no effect then. */
function goBack(state: Opened): Transition {
  const { step } = state
  const left = { ...state, task: state.task + 1 }
  if (step.name === 'removePasskey' || step.name === 'removeManaged')
    return step.isRemoving ? stay(state) : go(left, { name: 'passkey', isAdding: false })
  // The passkey may be registered already.
  if (step.name === 'passkey' && step.isAdding) return stay(state)
  if (step.name === 'release') return step.isDeciding ? stay(state) : listDevices(state, false)
  if (step.name === 'revoke') return step.isRevoking ? stay(state) : listDevices(state, false)
  return step.name === 'revoked' ? stay(state) : go(left, { name: 'overview' })
}

function listDevices(state: Opened, isRevoked: boolean): Transition {
  return runTask(state, { name: 'devices', list: { status: 'loading' }, isRevoked }, (task) => ({
    type: 'listDevices',
    task,
  }))
}

function runTask(
  state: Opened,
  step: Opened['step'],
  toEffect: (task: number) => SettingsEffect,
): Transition {
  const task = state.task + 1
  return { state: { ...state, task, step }, run: [toEffect(task)] }
}

const normalize = (word: string): string => word.trim().toLowerCase()
const go = (state: Opened, step: Opened['step']): Transition => stay({ ...state, step })
const stay = (state: SettingsState): Transition => ({ state, run: [] })
