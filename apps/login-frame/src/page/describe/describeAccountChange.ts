import type { AccountChange } from '../approval/types.js'
import type { ApprovalModel } from './ApprovalModel.js'
import { spellAddress } from './spellAddress.js'

/** Describes a change of what the wallet is logged in or recovered with: until now, and from now on. */
export function describeAccountChange({ type, from, to }: AccountChange): ApprovalModel {
  const before = from === null ? undefined : spellAddress(from)
  const after = spellAddress(to)
  if (type === 'emailChange')
    return {
      title: { name: 'changeEmail' },
      fields: [
        { name: 'currentEmail', value: before ?? { copy: 'noEmail' } },
        { name: 'newEmail', value: after },
      ],
      warnings: [{ name: 'changesEmail', level: 'danger' }],
    }
  return {
    title: { name: 'moveRecovery' },
    fields: [
      { name: 'currentRecovery', value: before ?? { copy: 'unknownRecovery' } },
      { name: 'newRecovery', value: after },
    ],
    warnings: [{ name: 'movesRecovery', level: 'danger' }],
  }
}
