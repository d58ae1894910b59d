import type { ConnectingSocialModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { providerNames } from '../../copy/providerNames.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { RetryIcon } from '../../icons/RetryIcon.js'
import { SocialIcon } from '../../icons/SocialIcon.js'
import { Button } from '../../parts/button/Button.js'
import { Ring } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
import { useLoginFailure } from '../email-login/useLoginFailure.js'
import { LoginEnded } from '../email-otp/LoginEnded.js'

/** Props of {@link ConnectingSocialView}. */
export type ConnectingSocialViewProps = {
  readonly model: ConnectingSocialModel
  /** Continues in this window, after the pop-up was blocked. */
  readonly onContinue?: (() => void) | undefined
  readonly onRetry?: (() => void) | undefined
  /** Shows the ways to log in again. */
  readonly onStartAgain?: (() => void) | undefined
}

/**
 * Shows the login with an account of a provider, and its outcome.
 *
 * @example
 * ```tsx
 * import type { ConnectingSocialModel } from '@latchkit/core'
 * import { ConnectingSocialView } from '@latchkit/ui/views/login'
 *
 * type Props = { model: ConnectingSocialModel; retry: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, retry }: Props) => <ConnectingSocialView model={model} onRetry={retry} />
 * ```
 */
export function ConnectingSocialView(props: ConnectingSocialViewProps): ReactNode {
  const { model, onContinue, onRetry, onStartAgain } = props
  const { social } = useAccountCopy().login
  const toText = useLoginFailure()
  if (model.status === 'none') return <LoginEnded onStartAgain={onStartAgain} />
  const values = { provider: providerNames[model.provider] }
  const isFailed = model.status === 'failed'
  const state = isFailed ? 'failed' : model.status === 'blocked' ? 'declined' : 'running'
  const texts = isFailed ? { title: social.ended, text: toText(model.failure) } : social.steps[model.status]
  return (
    <Status
      figure={
        <Ring state={state} shape="round">
          <SocialIcon provider={model.provider} size={32} />
        </Ring>
      }
      title={fill(texts.title, values)}
      text={isFailed ? texts.text : fill(texts.text, values)}
    >
      {isFailed && (
        <Button variant="primary" icon={<RetryIcon />} onClick={onRetry}>
          {social.retry}
        </Button>
      )}
      {model.status === 'blocked' && (
        <Button variant="primary" onClick={onContinue}>
          {social.continueHere}
        </Button>
      )}
    </Status>
  )
}
