import type { UpdateEmailModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { EmailForm } from '../email-login/EmailForm.js'

/** Props of {@link UpdateEmailView}. */
export type UpdateEmailViewProps = {
  readonly model: UpdateEmailModel
  readonly onEmail?: ((email: string) => void) | undefined
  readonly onSave?: (() => void) | undefined
}

/**
 * Asks for a new e-mail address of the login.
 *
 * @example
 * ```tsx
 * import type { UpdateEmailModel } from '@latchkit/core'
 * import { UpdateEmailView } from '@latchkit/ui/views/login'
 *
 * type Props = { model: UpdateEmailModel; save: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, save }: Props) => <UpdateEmailView model={model} onSave={save} />
 * ```
 */
export function UpdateEmailView({ model, onEmail, onSave }: UpdateEmailViewProps): ReactNode {
  const { update } = useAccountCopy().login
  return (
    <EmailForm
      {...model}
      label={update.label}
      hint={model.check === 'unchanged' ? update.unchanged : update.hint}
      submitLabel={update.save}
      isSending={model.status === 'sending'}
      failure={model.status === 'ready' ? model.failure : undefined}
      onEmail={onEmail}
      onSubmit={onSave}
    />
  )
}
