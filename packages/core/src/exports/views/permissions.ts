// Separate from the other views' models: see `remote.ts`.

export { toSmartSessionsModel } from '../../features/permissions/toSmartSessionsModel.js'
