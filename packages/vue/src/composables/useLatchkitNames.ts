import { namesBinding } from '@latchkit/core/bindings'
import { toNameRegistrationModel, toRegisterNameModel } from '@latchkit/core/views/names'
import { useLatchkitContext } from '../context/useLatchkitContext.js'
import type { Refs } from './toRefs.js'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'
import { withoutParameters } from './withoutParameters.js'

/**
 * Returns the name that the user chooses, its registration, and the actions that change and register it. The modal is not needed, and shows
 * the same name. Needs a data API that has names.
 * @example
 * ```ts
 * import { useLatchkitNames } from '@latchkit/vue'
 *
 * const { form, update, register } = useLatchkitNames()
 * update({ label: 'alice' })
 * if (form.value.status === 'ready' && form.value.name) await register({ name: form.value.name })
 * ```
 */
export function useLatchkitNames(): useLatchkitNames.ReturnType {
  const { kit } = useLatchkitContext()
  return {
    form: useModel((state, config) => toRegisterNameModel(state, config, kit)),
    registration: useModel(toNameRegistrationModel),
    ...useActions(namesBinding.createActions, withoutParameters()),
  }
}

export declare namespace useLatchkitNames {
  type ReturnType = Refs<namesBinding.State> & namesBinding.Actions
}
