// Separate from the other views' models: see `remote.ts`.

export { toTokensModel } from '../../features/portfolio/toTokensModel.js'
