// Separate from the other views' models: see `remote.ts`.

export { toReplacementModel } from '../../features/replacement/toReplacementModel.js'
export { toReplacementOptions } from '../../features/replacement/toReplacementOptions.js'
