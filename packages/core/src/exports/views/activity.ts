// Separate from the other views' models: see `remote.ts`.

export { toActivityDetailModel } from '../../features/activity/toActivityDetailModel.js'
export { toActivityModel } from '../../features/activity/toActivityModel.js'
