// Separate from the other views' models: see `remote.ts`.

export { toTokenDetailModel } from '../../features/assets/portfolio/toTokenDetailModel.js'
export { toTokensModel } from '../../features/assets/portfolio/toTokensModel.js'
