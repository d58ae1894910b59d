// Separate from the other views' models: see `remote.ts`.

export { toNameRegistrationModel } from '../../features/names/toNameRegistrationModel.js'
export { toRegisterNameModel } from '../../features/names/toRegisterNameModel.js'
