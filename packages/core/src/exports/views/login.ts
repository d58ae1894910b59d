// Separate from the other views' models: see `remote.ts`.

export { toEmailChangeCodeModel } from '../../features/login/email/toEmailChangeCodeModel.js'
export { toUpdateEmailModel } from '../../features/login/email/toUpdateEmailModel.js'
export { toEmailDeviceModel } from '../../features/login/login/toEmailDeviceModel.js'
export { toEmailLoginModel } from '../../features/login/login/toEmailLoginModel.js'
export { toEmailOtpModel } from '../../features/login/login/toEmailOtpModel.js'
export { toPasskeyLoginModel } from '../../features/login/passkey/toPasskeyLoginModel.js'
export { limitWallets } from '../../features/login/social/limitWallets.js'
export { toConnectingFarcasterModel } from '../../features/login/social/toConnectingFarcasterModel.js'
export { toConnectingSocialModel } from '../../features/login/social/toConnectingSocialModel.js'
export { toConnectMethodsModel } from '../../features/login/social/toConnectMethodsModel.js'
