// Separate from the other views' models: see `remote.ts`.

export { toSmartSessionsModel } from '../../features/login/permissions/toSmartSessionsModel.js'
