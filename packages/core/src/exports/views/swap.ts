// Separate from the other views' models: see `remote.ts`.

export { toSwapModel } from '../../features/money/swap/toSwapModel.js'
export { toSwapReviewModel } from '../../features/money/swap/toSwapReviewModel.js'
export { toSwapTokensModel } from '../../features/money/swap/toSwapTokensModel.js'
