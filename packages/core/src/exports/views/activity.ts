// Separate from the other views' models: see `remote.ts`.

export { toActivityModel } from '../../features/activity/toActivityModel.js'
