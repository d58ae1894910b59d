import type { Config } from '../../../config/config.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { toDefaultType } from './rules.js'
import type { AccountTypeFact, AccountTypeInput, AccountTypeState, AccountTypeStep } from './types.js'

type Changing = Extract<AccountTypeState['change'], { status: 'changing' }>

const idle: AccountTypeState['change'] = { status: 'idle' }

/** Starts without a login. */
export function initialState({
  config,
}: {
  readonly config: Pick<Config, 'defaultAccountTypes'>
}): AccountTypeState {
  return { enabledChainIds: [], preferredType: toDefaultType(config), change: idle }
}

/** Follows which account the user of the login frame prefers, and changes it. Each action is settled once. */
export function transition(state: AccountTypeState, input: AccountTypeInput): AccountTypeStep {
  const { change } = state
  switch (input.type) {
    case 'loaded': {
      const { enabledChainIds, preferredType = state.preferredType } = input
      return { state: { ...state, enabledChainIds, preferredType } }
    }
    case 'userRead':
      return state.isDeployed === input.isDeployed
        ? { state }
        : { state: { ...state, isDeployed: input.isDeployed } }
    case 'set': {
      const { id, accountType } = input
      return {
        state: { ...state, change: { status: 'changing', id, type: accountType } },
        run: [{ type: 'setType', key: 'wallet', id, accountType }],
        emit: abort(change),
      }
    }
    case 'changed': {
      if (change.status !== 'changing' || change.id !== input.id) return { state }
      const { id, type: accountType } = change
      return {
        state: { ...state, preferredType: accountType, change: idle },
        run: [{ type: 'storeType', key: 'store', mode: 'write', accountType }],
        emit: [{ type: 'changed', id, accountType }],
      }
    }
    case 'cancel':
      if (change.status !== 'changing' || change.id !== input.id) return { state }
      return {
        state: { ...state, change: idle },
        run: [{ type: 'cancel', key: 'wallet' }],
        emit: abort(change),
      }
    case 'sessionChanged':
      return change.status === 'failed' ? { state: { ...state, change: idle } } : { state }
    case 'loggedOut':
      // The preference stays for the next login on this device.
      return {
        state: { enabledChainIds: [], preferredType: state.preferredType, change: idle },
        run: change.status === 'changing' ? [{ type: 'cancel', key: 'wallet' }] : [],
        emit: abort(change),
      }
    case 'failed': {
      const { effect, error } = input
      if (effect.type !== 'setType' || change.status !== 'changing' || change.id !== effect.id)
        return { state }
      return failChange(state, change, error)
    }
  }
}

function failChange(state: AccountTypeState, { id, type }: Changing, error: LatchkitError): AccountTypeStep {
  // A change that was aborted has not failed.
  const change = error.code === 'aborted' ? idle : ({ status: 'failed', type, error } as const)
  return { state: { ...state, change }, emit: [{ type: 'failed', id, error }] }
}

/** Settles the action of a change that has ended. */
function abort(change: AccountTypeState['change']): readonly AccountTypeFact[] {
  return change.status === 'changing' ? [{ type: 'failed', id: change.id, error: new AbortedError() }] : []
}
