import type { EmailLoginModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { EmailForm } from './EmailForm.js'
import css from './EmailLogin.css?inline'

/** Props of {@link EmailLogin}. */
export type EmailLoginProps = {
  readonly model: EmailLoginModel
  /** Where the wallets are, which "or" separates from the field. Default: there are none. */
  readonly wallets?: 'before' | 'after' | undefined
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
export function EmailLogin({ model, wallets, onEmail, onSubmit }: EmailLoginProps): ReactNode {
  const { login } = useAccountCopy()
  useStyles(css)
  const separator = wallets && <p className="login-or">{login.or}</p>
  return (
    <div className="login-part">
      {wallets === 'before' && separator}
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
      {wallets === 'after' && separator}
    </div>
  )
}
