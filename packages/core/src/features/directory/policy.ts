import type { Policy } from '../../engine/types.js'

/** Clears the search when the modal opens again. */
export const policy: Policy = (fact) =>
  fact.feature === 'modal' && fact.type === 'opened'
    ? [{ feature: 'catalogue', event: { type: 'clear' } }]
    : []
