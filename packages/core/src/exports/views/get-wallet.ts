// Separate from the other views' models, because they include the built-in wallets.

export { toDownloadsModel } from '../../features/directory/toDownloadsModel.js'
export { toGetWalletModel } from '../../features/wallets/view.js'
