// Separate from the other views' models: see `remote.ts`.

export { toReplacementModel } from '../../features/history/replacement/toReplacementModel.js'
export { toReplacementOptions } from '../../features/history/replacement/toReplacementOptions.js'
