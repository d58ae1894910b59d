// Separate from the other views' models, because it includes the built-in wallets.

export { toGetWalletModel } from '../features/wallets/view.js'
