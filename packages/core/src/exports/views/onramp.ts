// Separate from the other views' models: see `remote.ts`.

export { toOnRampModel } from '../../features/money/onramp/toOnRampModel.js'
export {
  toOnRampPaymentsModel,
  toOnRampTokensModel,
} from '../../features/money/onramp/toOnRampTokensModel.js'
export { toPurchaseModel, toPurchasesModel } from '../../features/money/onramp/toPurchasesModel.js'
