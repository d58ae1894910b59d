'use client'

export {
  ApproveTransactionView,
  type ApproveTransactionViewProps,
} from '../../views/approve-transaction/ApproveTransactionView.js'
export {
  ConnectingSocialView,
  type ConnectingSocialViewProps,
} from '../../views/connecting-social/ConnectingSocialView.js'
export { EmailDeviceView, type EmailDeviceViewProps } from '../../views/email-device/EmailDeviceView.js'
export { EmailLogin, type EmailLoginProps } from '../../views/email-login/EmailLogin.js'
export { EmailOtpView, type EmailOtpViewProps } from '../../views/email-otp/EmailOtpView.js'
export { CollapsedWallets, type CollapsedWalletsProps } from '../../views/social-login/CollapsedWallets.js'
export {
  ConnectSocialsView,
  type ConnectSocialsViewProps,
} from '../../views/social-login/ConnectSocialsView.js'
export { LoginTitle, MoreWallets, type MoreWalletsProps } from '../../views/social-login/MoreWallets.js'
export { PasskeyLogin, type PasskeyLoginProps } from '../../views/social-login/PasskeyLogin.js'
export { SocialLogin, type SocialLoginProps } from '../../views/social-login/SocialLogin.js'
export { UpdateEmailView, type UpdateEmailViewProps } from '../../views/update-email/UpdateEmailView.js'
export {
  UpdateEmailCodeView,
  type UpdateEmailCodeViewProps,
} from '../../views/update-email-code/UpdateEmailCodeView.js'
