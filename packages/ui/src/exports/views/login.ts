'use client'

export { ApproveTransactionView } from '../../views/approve-transaction/ApproveTransactionView.js'
export { EmailDeviceView, type EmailDeviceViewProps } from '../../views/email-device/EmailDeviceView.js'
export { EmailLogin, type EmailLoginProps } from '../../views/email-login/EmailLogin.js'
export { EmailOtpView, type EmailOtpViewProps } from '../../views/email-otp/EmailOtpView.js'
export { UpdateEmailView, type UpdateEmailViewProps } from '../../views/update-email/UpdateEmailView.js'
export {
  UpdateEmailCodeView,
  type UpdateEmailCodeViewProps,
} from '../../views/update-email-code/UpdateEmailCodeView.js'
