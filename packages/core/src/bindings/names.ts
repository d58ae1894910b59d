import { resolveName } from '../features/assets/name-resolution/resolveName.js'
import type { ResolvedName } from '../features/assets/name-resolution/types.js'
import { registerName } from '../features/money/names/registerName.js'
import { releaseName } from '../features/money/names/releaseName.js'
import { setNameAddress } from '../features/money/names/setNameAddress.js'
import { setNameAttributes } from '../features/money/names/setNameAttributes.js'
import { updateName } from '../features/money/names/updateName.js'
import type { NameRegistrationModel, RegisterNameModel } from '../features/money/names/view.js'
import type { RegisteredName } from '../ports/NameRegistry.js'
import type { CreateActions, None } from './Binding.js'

/** The name that the user registers: the hook `useLatchkitNames`. */
export const namesBinding: { readonly createActions: CreateActions<None, namesBinding.Actions> } = {
  createActions: (kit) => ({
    update: (parameters) => updateName(kit, parameters),
    register: (parameters) => registerName(kit, parameters),
    setAttributes: (parameters) => setNameAttributes(kit, parameters),
    setAddress: (parameters) => setNameAddress(kit, parameters),
    release: (parameters) => releaseName(kit, parameters),
    resolve: (parameters) => resolveName(kit, parameters),
  }),
}

export declare namespace namesBinding {
  type State = {
    readonly form: RegisterNameModel
    readonly registration: NameRegistrationModel
  }
  type Actions = {
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
