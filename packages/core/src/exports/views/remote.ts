// Separate from the other views' models, which every page loads that opens the wallet list.

export { watchDisplayUri } from '../../features/wallet/connection/watchDisplayUri.js'
export {
  createAllWalletsSelector,
  toAllWalletsModel,
} from '../../features/wallet/directory/toAllWalletsModel.js'
export {
  type DeepLink,
  type LinkEnvironment,
  toDeepLink,
} from '../../sources/walletconnect/pairing/deepLink.js'
export { toConnectingBasicModel } from '../../sources/walletconnect/pairing/toConnectingBasicModel.js'
export { toConnectingRemoteModel } from '../../sources/walletconnect/pairing/toConnectingRemoteModel.js'
export { toDisplayUriModel } from '../../sources/walletconnect/pairing/toDisplayUriModel.js'
