import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './EmailLogin.css?inline'

/** Props of {@link LoginPart}. */
export type LoginPartProps = {
  /** Where "or" separates the part from another one. Default: nowhere. */
  readonly or?: 'before' | 'after' | undefined
  readonly children: ReactNode
}

/** A way to log in, as a part of the Connect view. */
export function LoginPart({ or, children }: LoginPartProps): ReactNode {
  const { login } = useAccountCopy()
  useStyles(css)
  const separator = or && <p className="login-or">{login.or}</p>
  return (
    <div className="login-part">
      {or === 'before' && separator}
      {children}
      {or === 'after' && separator}
    </div>
  )
}
