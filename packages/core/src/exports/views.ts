export { namespaceFor } from '../connection/namespaceFor.js'
export { toAccountModel, toConnectingModel, toConnectModel } from '../connection/view.js'
export {
  toNetworkButtonModel,
  toNetworksModel,
  toSwitchNetworkModel,
  toUnsupportedChainModel,
} from '../network/view.js'
export { themeModeOf } from '../theme/rules.js'
export { toGetWalletModel } from '../wallets/view.js'
