import type { LabelsInput, LabelsState, LabelsStep } from './types.js'

/** Starts without labels. */
export function initialState(): LabelsState {
  return { byAccount: {} }
}

/** Shows a new label at once. What was set meanwhile is newer than what is read from the storage. */
export function transition(state: LabelsState, input: LabelsInput): LabelsStep {
  switch (input.type) {
    case 'load':
      return { state, run: [{ type: 'readLabels', key: 'read' }] }
    case 'loaded':
      return { state: { byAccount: { ...input.labels, ...state.byAccount } } }
    case 'set': {
      const { key: account, label } = input
      return {
        state: { byAccount: { ...state.byAccount, [account]: label } },
        run: [{ type: 'storeLabel', key: `store ${account}`, mode: 'write', account, label }],
      }
    }
    case 'failed':
      // The storage never throws, so this is a bug in a handler: the labels of the state stay.
      return { state }
  }
}
