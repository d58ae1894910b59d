// Separate from the other views' models: see `remote.ts`.

export { toTokenDetailModel } from '../../features/portfolio/toTokenDetailModel.js'
export { toTokensModel } from '../../features/portfolio/toTokensModel.js'
