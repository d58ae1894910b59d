// Separate from the other views' models: see `remote.ts`.

export { toNameRegistrationModel } from '../../features/money/names/toNameRegistrationModel.js'
export { toRegisterNameModel } from '../../features/money/names/toRegisterNameModel.js'
