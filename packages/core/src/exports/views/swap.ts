// Separate from the other views' models: see `remote.ts`.

export { toSwapModel } from '../../features/swap/toSwapModel.js'
export { toSwapReviewModel } from '../../features/swap/toSwapReviewModel.js'
export { toSwapTokensModel } from '../../features/swap/toSwapTokensModel.js'
