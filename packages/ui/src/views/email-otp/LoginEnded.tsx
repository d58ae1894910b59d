import type { LoginFailure } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { MailIcon } from '../../icons/MailIcon.js'
import { Button } from '../../parts/button/Button.js'
import { Figure } from '../../parts/status/Figure.js'
import { Ring } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
import { useLoginFailure } from '../email-login/useLoginFailure.js'

type LoginEndedProps = {
  /** Absent: there is no login. */
  readonly failure?: LoginFailure | undefined
  readonly onStartAgain?: (() => void) | undefined
}

/** Says why a login has ended. */
export function LoginEnded({ failure, onStartAgain }: LoginEndedProps): ReactNode {
  const { login } = useAccountCopy()
  const toText = useLoginFailure()
  const mail = <MailIcon size={32} />
  const texts = failure ? { title: login.code.ended, text: toText(failure) } : login.none
  const figure = failure ? (
    <Ring state="failed" shape="round">
      {mail}
    </Ring>
  ) : (
    <Figure>{mail}</Figure>
  )
  return (
    <Status figure={figure} {...texts}>
      <Button variant="primary" onClick={onStartAgain}>
        {login.startAgain}
      </Button>
    </Status>
  )
}
