import type { ApprovalInput, ApprovalState, ApprovalStep } from './types.js'

const closed: ApprovalState = { isOpen: false, isSettings: false }

/** Starts without a request. */
export function initialState(): ApprovalState {
  return closed
}

/** Follows the frame, which shows requests one after the other. Aborting does not close it: the frame reports that itself. */
export function transition(state: ApprovalState, input: ApprovalInput): ApprovalStep {
  switch (input.type) {
    case 'opened':
      return {
        state: { isOpen: true, isSettings: input.isSettings },
        // Another request of an open frame is displayed in the same view.
        ...(!state.isOpen && { emit: [{ type: 'opened' }] }),
      }
    case 'closed':
      return state.isOpen ? { state: closed, emit: [{ type: 'closed' }] } : { state }
    case 'abort':
      return state.isOpen ? { state, run: [{ type: 'abort', key: 'abort', mode: 'write' }] } : { state }
    case 'failed':
      return { state }
  }
}
