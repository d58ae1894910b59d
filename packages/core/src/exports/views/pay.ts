// Separate from the other views' models: see `remote.ts`.

export { toPayModel } from '../../features/money/pay/toPayModel.js'
export { toPayProgressModel } from '../../features/money/pay/toPayProgressModel.js'
export { toPayReviewModel } from '../../features/money/pay/toPayReviewModel.js'
