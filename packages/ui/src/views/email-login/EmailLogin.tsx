import type { EmailLoginModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { EmailForm } from './EmailForm.js'
import { LoginPart, type LoginPartProps } from './LoginPart.js'

/** Props of {@link EmailLogin}. */
export type EmailLoginProps = Pick<LoginPartProps, 'or'> & {
  readonly model: EmailLoginModel
  readonly onEmail?: ((email: string) => void) | undefined
  /** Absent, for example until the user has accepted the terms: the form cannot be submitted. */
  readonly onSubmit?: (() => void) | undefined
}

/**
 * The part of the Connect view with the e-mail field of the login.
 *
 * @example
 * ```tsx
 * import type { EmailLoginModel } from '@latchkit/core'
 * import { EmailLogin } from '@latchkit/ui/views/login'
 *
 * type Props = { model: EmailLoginModel; submit: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const Part = ({ model, submit }: Props) => <EmailLogin model={model} onSubmit={submit} />
 * ```
 */
export function EmailLogin({ model, or, onEmail, onSubmit }: EmailLoginProps): ReactNode {
  const { login } = useAccountCopy()
  return (
    <LoginPart or={or}>
      <EmailForm
        {...model}
        label={login.email.label}
        hint={login.email.hint}
        submitLabel={login.email.submit}
        isSending={model.status === 'sending'}
        failure={model.status === 'ready' ? model.failure : undefined}
        onEmail={onEmail}
        onSubmit={onSubmit}
      />
    </LoginPart>
  )
}
