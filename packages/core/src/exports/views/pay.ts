// Separate from the other views' models: see `remote.ts`.

export { toPayModel } from '../../features/pay/toPayModel.js'
export { toPayProgressModel } from '../../features/pay/toPayProgressModel.js'
export { toPayReviewModel } from '../../features/pay/toPayReviewModel.js'
