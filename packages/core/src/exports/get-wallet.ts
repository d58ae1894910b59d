// Apart from the other views' models: it brings the kit's own list of wallets with it.

export { toGetWalletModel } from '../features/wallets/view.js'
