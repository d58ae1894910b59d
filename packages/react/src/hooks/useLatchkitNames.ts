'use client'
import { namesBinding } from '@latchkit/core/bindings'
import { toNameRegistrationModel, toRegisterNameModel } from '@latchkit/core/views/names'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { none } from './none.js'
import { useActions } from './useActions.js'
import { useLatchkitState } from './useLatchkitState.js'
import { useModel } from './useModel.js'

/**
 * Returns the name that the user chooses, its registration, and the actions that change and register it. The modal is not needed,
 * and shows the same name. Needs a data API that has names.
 *
 * @example
 * ```tsx
 * import { useLatchkitNames } from '@latchkit/react'
 *
 * export function NameField() {
 *   const { form, update, register } = useLatchkitNames()
 *   if (form.status !== 'ready') return null
 *   const { name } = form
 *   return (
 *     <>
 *       <input onChange={(event) => update({ label: event.currentTarget.value })} />
 *       {name && (
 *         <button type="button" onClick={() => register({ name }).catch(console.warn)}>
 *           Register {name}
 *         </button>
 *       )}
 *     </>
 *   )
 * }
 * ```
 */
export function useLatchkitNames(): useLatchkitNames.ReturnType {
  const { kit } = useLatchkitContext()
  return {
    form: useModel(toRegisterNameModel, kit),
    registration: useLatchkitState(toNameRegistrationModel),
    ...useActions(namesBinding.createActions, none),
  }
}

export declare namespace useLatchkitNames {
  type ReturnType = namesBinding.State & namesBinding.Actions
}
