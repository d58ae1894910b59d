import type { EmailDeviceModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { MailIcon } from '../../icons/MailIcon.js'
import { Ring } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
import { useLoginFailure } from '../email-login/useLoginFailure.js'
import { LoginEnded } from '../email-otp/LoginEnded.js'
import { LoginProgress } from '../email-otp/LoginProgress.js'
import { ResendButton } from '../email-otp/ResendButton.js'

/** Props of {@link EmailDeviceView}. */
export type EmailDeviceViewProps = {
  readonly model: EmailDeviceModel
  readonly onResend?: (() => void) | undefined
  /** Shows the e-mail field again. */
  readonly onStartAgain?: (() => void) | undefined
}

/**
 * Waits until the user has opened the link that was sent by e-mail.
 *
 * @example
 * ```tsx
 * import type { EmailDeviceModel } from '@latchkit/core'
 * import { EmailDeviceView } from '@latchkit/ui/views/login'
 *
 * type Props = { model: EmailDeviceModel; resend: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, resend }: Props) => <EmailDeviceView model={model} onResend={resend} />
 * ```
 */
export function EmailDeviceView({ model, onResend, onStartAgain }: EmailDeviceViewProps): ReactNode {
  const { device } = useAccountCopy().login
  const toText = useLoginFailure()
  if (model.status === 'none') return <LoginEnded onStartAgain={onStartAgain} />
  const hasEnded = model.status === 'ended'
  const failure = model.status === 'sending' ? undefined : model.failure
  return (
    <>
      <LoginProgress step={1} />
      <Status
        figure={
          <Ring state={hasEnded ? 'failed' : 'running'} shape="round">
            <MailIcon size={32} />
          </Ring>
        }
        title={hasEnded ? device.ended : device.waiting.title}
        text={hasEnded ? toText(model.failure) : fill(device.waiting.text, { email: model.email })}
        advice={model.status === 'sending' ? device.sending : !hasEnded && failure && toText(failure)}
      >
        <ResendButton
          resend={model.status === 'sending' ? undefined : model.resend}
          texts={device}
          onResend={onResend}
        />
      </Status>
    </>
  )
}
