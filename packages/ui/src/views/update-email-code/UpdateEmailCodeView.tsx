import type { EmailChangeCodeModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { CodeField } from '../../parts/code-field/CodeField.js'
import { useLoginFailure } from '../email-login/useLoginFailure.js'
import { LoginEnded } from '../email-otp/LoginEnded.js'
import { LoginPrompt } from '../email-otp/LoginPrompt.js'

/** Props of {@link UpdateEmailCodeView}. */
export type UpdateEmailCodeViewProps = {
  readonly model: EmailChangeCodeModel
  /** Called with 6 digits as soon as they are entered. */
  readonly onCode?: ((code: string) => void) | undefined
  /** Shows the field of the new address again. */
  readonly onStartAgain?: (() => void) | undefined
}

/**
 * Asks for a code of a change of the e-mail address: the code of the current address, or of the new one.
 *
 * @example
 * ```tsx
 * import type { EmailChangeCodeModel } from '@latchkit/core'
 * import { UpdateEmailCodeView } from '@latchkit/ui/views/login'
 *
 * type Props = { model: EmailChangeCodeModel; verify: (code: string) => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, verify }: Props) => <UpdateEmailCodeView model={model} onCode={verify} />
 * ```
 */
export function UpdateEmailCodeView({ model, onCode, onStartAgain }: UpdateEmailCodeViewProps): ReactNode {
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
  const { email } = model
  const text = email === undefined ? code.promptWithoutEmail : fill(code.prompt.text, { email })
  const status = model.status === 'verifying' ? code.verifying : failure ? toText(failure) : ''
  return (
    <LoginPrompt title={code.prompt.title} text={text}>
      <CodeField
        label={code.label}
        status={status}
        isBusy={model.status === 'verifying'}
        isInvalid={failure !== undefined}
        onCode={onCode}
      />
    </LoginPrompt>
  )
}
