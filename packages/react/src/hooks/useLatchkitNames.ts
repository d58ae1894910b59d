'use client'
import type { NameRegistrationModel, RegisteredName, RegisterNameModel, ResolvedName } from '@latchkit/core'
import {
  registerName,
  releaseName,
  resolveName,
  setNameAddress,
  setNameAttributes,
  updateName,
} from '@latchkit/core/actions'
import { toNameRegistrationModel, toRegisterNameModel } from '@latchkit/core/views/names'
import { useMemo } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
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
  const actions = useMemo(
    () => ({
      update: (parameters: updateName.Parameters) => updateName(kit, parameters),
      register: (parameters: registerName.Parameters) => registerName(kit, parameters),
      setAttributes: (parameters: setNameAttributes.Parameters) => setNameAttributes(kit, parameters),
      setAddress: (parameters: setNameAddress.Parameters) => setNameAddress(kit, parameters),
      release: (parameters: releaseName.Parameters) => releaseName(kit, parameters),
      resolve: (parameters: resolveName.Parameters) => resolveName(kit, parameters),
    }),
    [kit],
  )
  return {
    form: useModel(toRegisterNameModel, kit),
    registration: useLatchkitState(toNameRegistrationModel),
    ...actions,
  }
}

export declare namespace useLatchkitNames {
  type ReturnType = {
    readonly form: RegisterNameModel
    readonly registration: NameRegistrationModel
    /** See the action `updateName`. */
    readonly update: (parameters: updateName.Parameters) => void
    /** Asks the wallet for a signature, and returns the name: see the action `registerName`. */
    readonly register: (parameters: registerName.Parameters) => Promise<string>
    /** See the action `setNameAttributes`. */
    readonly setAttributes: (
      parameters: setNameAttributes.Parameters,
    ) => Promise<RegisteredName['attributes']>
    /** See the action `setNameAddress`. */
    readonly setAddress: (parameters: setNameAddress.Parameters) => Promise<RegisteredName['addresses']>
    /** See the action `releaseName`. */
    readonly release: (parameters: releaseName.Parameters) => Promise<void>
    /** Returns the address of a name, also without a data API: see the action `resolveName`. */
    readonly resolve: (parameters: resolveName.Parameters) => Promise<ResolvedName>
  }
}
