// Separate from the other views' models, because most users never open the list of their accounts.

export { toProfileModel } from '../../features/account/account/toProfileModel.js'
export { toSwitchAccountModel } from '../../features/account/account/toSwitchAccountModel.js'
