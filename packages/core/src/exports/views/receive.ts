// Separate from the other views' models, because it includes the code that checks Bitcoin addresses.

export { toReceiveModel } from '../../features/account/receive/toReceiveModel.js'
