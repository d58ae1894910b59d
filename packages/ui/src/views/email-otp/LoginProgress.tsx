import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './LoginSteps.css?inline'

type LoginProgressProps = { readonly step: 1 | 2 }

/** How far a login with two e-mails is: the link is the first step, the code the second one. */
export function LoginProgress({ step }: LoginProgressProps): ReactNode {
  useStyles(css)
  return (
    <p className="login-progress" data-step={step}>
      {fill(useAccountCopy().login.step, { step: `${step}` })}
    </p>
  )
}
