// Separate from the other views' models: see `remote.ts`.

export { toActivityDetailModel } from '../../features/history/activity/toActivityDetailModel.js'
export { toActivityModel } from '../../features/history/activity/toActivityModel.js'
