// Separate from the other views' models, because only users who log in have several types of account.

export { toAccountTypeModel } from '../../features/login/account-type/toAccountTypeModel.js'
export { toEmbeddedWalletModel } from '../../features/login/account-type/toEmbeddedWalletModel.js'
