// Separate from the other views' models: see `remote.ts`.

export { canSend } from '../../features/money/send/canSend.js'
export { toSendModel } from '../../features/money/send/toSendModel.js'
export { toSendReviewModel } from '../../features/money/send/toSendReviewModel.js'
export { toSendTokensModel } from '../../features/money/send/toSendTokensModel.js'
