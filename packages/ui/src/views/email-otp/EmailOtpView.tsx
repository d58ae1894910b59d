import type { EmailOtpModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { CodeField } from '../../parts/code-field/CodeField.js'
import { useLoginFailure } from '../email-login/useLoginFailure.js'
import { LoginEnded } from './LoginEnded.js'
import { LoginProgress } from './LoginProgress.js'
import { LoginPrompt } from './LoginPrompt.js'
import { ResendButton } from './ResendButton.js'

/** Props of {@link EmailOtpView}. */
export type EmailOtpViewProps = {
  readonly model: EmailOtpModel
  /** Called with 6 digits as soon as they are entered. */
  readonly onCode?: ((code: string) => void) | undefined
  readonly onResend?: (() => void) | undefined
  /** Shows the e-mail field again. */
  readonly onStartAgain?: (() => void) | undefined
}

/**
 * Asks for the code that was sent by e-mail.
 *
 * @example
 * ```tsx
 * import type { EmailOtpModel } from '@latchkit/core'
 * import { EmailOtpView } from '@latchkit/ui/views/login'
 *
 * type Props = { model: EmailOtpModel; verify: (code: string) => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, verify }: Props) => <EmailOtpView model={model} onCode={verify} />
 * ```
 */
export function EmailOtpView({ model, onCode, onResend, onStartAgain }: EmailOtpViewProps): ReactNode {
  const { code } = useAccountCopy().login
  const toText = useLoginFailure()
  if (model.status === 'none' || model.status === 'failed')
    return (
      <LoginEnded
        failure={model.status === 'failed' ? model.failure : undefined}
        onStartAgain={onStartAgain}
      />
    )
  const failure = model.status === 'ready' ? model.failure : undefined
  const status = model.status === 'ready' ? (failure ? toText(failure) : '') : code[model.status]
  return (
    <LoginPrompt
      progress={model.isNewDevice && <LoginProgress step={2} />}
      title={code.prompt.title}
      text={fill(code.prompt.text, { email: model.email })}
    >
      <CodeField
        label={code.label}
        status={status}
        isBusy={model.status !== 'ready'}
        isInvalid={failure !== undefined}
        onCode={onCode}
      />
      <ResendButton
        resend={model.status === 'ready' ? model.resend : undefined}
        texts={code}
        onResend={onResend}
      />
    </LoginPrompt>
  )
}
