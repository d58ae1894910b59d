// Separate from the other views' models: see `remote.ts`.

export { toEmailChangeCodeModel } from '../../features/email/toEmailChangeCodeModel.js'
export { toUpdateEmailModel } from '../../features/email/toUpdateEmailModel.js'
export { toEmailDeviceModel } from '../../features/login/toEmailDeviceModel.js'
export { toEmailLoginModel } from '../../features/login/toEmailLoginModel.js'
export { toEmailOtpModel } from '../../features/login/toEmailOtpModel.js'
export { toPasskeyLoginModel } from '../../features/passkey/toPasskeyLoginModel.js'
export { toConnectingFarcasterModel } from '../../features/social/toConnectingFarcasterModel.js'
export { toConnectingSocialModel } from '../../features/social/toConnectingSocialModel.js'
export { toConnectMethodsModel } from '../../features/social/toConnectMethodsModel.js'
