import { ApproveTransactionContainer } from '../containers/ApproveTransactionContainer.js'
import { ConnectingFarcasterContainer } from '../containers/ConnectingFarcasterContainer.js'
import { ConnectingSocialContainer } from '../containers/ConnectingSocialContainer.js'
import { ConnectSocialsContainer } from '../containers/ConnectSocialsContainer.js'
import { ConnectWalletsContainer } from '../containers/ConnectWalletsContainer.js'
import { EmailDeviceContainer } from '../containers/EmailDeviceContainer.js'
import { EmailOtpContainer } from '../containers/EmailOtpContainer.js'
import { LoginConnectContainer } from '../containers/LoginConnectContainer.js'
import { UpdateEmailCodeContainer } from '../containers/UpdateEmailCodeContainer.js'
import { UpdateEmailContainer } from '../containers/UpdateEmailContainer.js'
import type { Flow } from './Flow.js'
import { createFlow } from './opening.js'

/** The login with an e-mail address, a passkey or an account of another provider. */
export const containers: Flow<
  | 'connect'
  | 'email-otp'
  | 'email-device'
  | 'connecting-social'
  | 'connecting-farcaster'
  | 'connect-socials'
  | 'connect-wallets'
  | 'update-email'
  | 'update-email-primary'
  | 'update-email-secondary'
  | 'approve-transaction'
> = createFlow({
  connect: LoginConnectContainer,
  'email-otp': EmailOtpContainer,
  'email-device': EmailDeviceContainer,
  'connecting-social': ConnectingSocialContainer,
  'connecting-farcaster': ConnectingFarcasterContainer,
  'connect-socials': ConnectSocialsContainer,
  'connect-wallets': ConnectWalletsContainer,
  'update-email': UpdateEmailContainer,
  'update-email-primary': UpdateEmailCodeContainer,
  'update-email-secondary': UpdateEmailCodeContainer,
  'approve-transaction': ApproveTransactionContainer,
})
