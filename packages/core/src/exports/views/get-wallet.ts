// Separate from the other views' models, because they include the built-in wallets.

export { toDownloadsModel } from '../../features/wallet/directory/toDownloadsModel.js'
export { toGetWalletModel } from '../../features/wallet/wallets/view.js'
