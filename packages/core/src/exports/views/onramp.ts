// Separate from the other views' models: see `remote.ts`.

export { toOnRampModel } from '../../features/onramp/toOnRampModel.js'
export { toOnRampPaymentsModel, toOnRampTokensModel } from '../../features/onramp/toOnRampTokensModel.js'
export { toPurchaseModel, toPurchasesModel } from '../../features/onramp/toPurchasesModel.js'
