import type { ApprovalInput, ApprovalState, ApprovalStep } from './types.js'

/** Starts without a request. */
export function initialState(): ApprovalState {
  return { isOpen: false }
}

/** Follows the frame, which shows requests one after the other. Aborting does not close it: the frame reports that itself. */
export function transition(state: ApprovalState, input: ApprovalInput): ApprovalStep {
  switch (input.type) {
    case 'opened':
      return state.isOpen ? { state } : { state: { isOpen: true }, emit: [{ type: 'opened' }] }
    case 'closed':
      return state.isOpen ? { state: { isOpen: false }, emit: [{ type: 'closed' }] } : { state }
    case 'abort':
      return state.isOpen ? { state, run: [{ type: 'abort', key: 'abort', mode: 'write' }] } : { state }
    case 'failed':
      return { state }
  }
}
