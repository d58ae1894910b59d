import type { ResendModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { fill } from '../../format/fill.js'
import { Button } from '../../parts/button/Button.js'

type ResendButtonProps = {
  /** Absent: an e-mail is being sent, or a code is being verified. */
  readonly resend?: ResendModel | undefined
  readonly texts: { readonly resend: string; readonly resendIn: string }
  readonly onResend?: (() => void) | undefined
}

/** Sends another e-mail, with a countdown until that is possible. */
export function ResendButton({ resend, texts, onResend }: ResendButtonProps): ReactNode {
  const seconds = resend?.seconds ?? 0
  return (
    <Button variant="quiet" onClick={resend && seconds === 0 ? onResend : undefined}>
      {seconds > 0 ? fill(texts.resendIn, { seconds: `${seconds}` }) : texts.resend}
    </Button>
  )
}
