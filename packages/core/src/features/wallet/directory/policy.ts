import type { Policy } from '../../../engine/types.js'

/** Clears the search when the modal opens again. */
export const policy: Policy = {
  modal: { opened: () => [{ feature: 'directory', event: { type: 'clear' } }] },
}
