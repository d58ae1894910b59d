import type { LoginFailure } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { KeyIcon } from '../../icons/KeyIcon.js'
import { Button } from '../../parts/button/Button.js'
import { LoginPart, type LoginPartProps } from '../email-login/LoginPart.js'
import { useLoginFailure } from '../email-login/useLoginFailure.js'

/** Props of {@link PasskeyLogin}. */
export type PasskeyLoginProps = Pick<LoginPartProps, 'or'> & {
  readonly failure?: LoginFailure | undefined
  /** Absent, for example until the user has accepted the terms: the button is disabled. */
  readonly onSelect?: (() => void) | undefined
}

/**
 * The part of the Connect view with the login with a passkey.
 *
 * @example
 * ```tsx
 * import { PasskeyLogin } from '@latchkit/ui/views/login'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const Part = ({ logIn }: { logIn: () => void }) => <PasskeyLogin onSelect={logIn} />
 * ```
 */
export function PasskeyLogin({ or, failure, onSelect }: PasskeyLoginProps): ReactNode {
  const { login } = useAccountCopy()
  const toText = useLoginFailure()
  return (
    <LoginPart or={or}>
      <Button icon={<KeyIcon />} onClick={onSelect}>
        {login.social.passkey}
      </Button>
      {failure && <p role="alert">{toText(failure)}</p>}
    </LoginPart>
  )
}
