// Separate from the other views' models: see `remote.ts`.

export { toSendModel } from '../../features/money/send/toSendModel.js'
export { toSendReviewModel } from '../../features/money/send/toSendReviewModel.js'
export { toSendTokensModel } from '../../features/money/send/toSendTokensModel.js'
