// Separate from the other views' models: see `remote.ts`.

export { toSendModel } from '../../features/send/toSendModel.js'
export { toSendReviewModel } from '../../features/send/toSendReviewModel.js'
export { toSendTokensModel } from '../../features/send/toSendTokensModel.js'
