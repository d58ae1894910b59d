// Apart from the other views' models: a bundler that splits by file (esbuild) would put them into every page that opens the
// list of wallets.

export { toAllWalletsModel } from '../catalogue/toAllWalletsModel.js'
export { toDownloadsModel } from '../catalogue/toDownloadsModel.js'
export { watchDisplayUri } from '../connection/watchDisplayUri.js'
export { type DeepLink, type LinkScope, toDeepLink } from '../walletconnect/deepLink.js'
export { toConnectingBasicModel } from '../walletconnect/toConnectingBasicModel.js'
export { toConnectingRemoteModel } from '../walletconnect/toConnectingRemoteModel.js'
export { toDisplayUriModel } from '../walletconnect/toDisplayUriModel.js'
