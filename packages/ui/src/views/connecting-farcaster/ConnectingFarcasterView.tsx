import type { ConnectingFarcasterModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { providerNames } from '../../copy/providerNames.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { RetryIcon } from '../../icons/RetryIcon.js'
import { SocialIcon } from '../../icons/SocialIcon.js'
import { Button } from '../../parts/button/Button.js'
import { Mark } from '../../parts/mark/Mark.js'
import { Ring, type RingProps } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { OpenLink } from '../connecting-remote/OpenLink.js'
import { QrCode } from '../connecting-remote/QrCode.js'
import { useLoginFailure } from '../email-login/useLoginFailure.js'
import { LoginEnded } from '../email-otp/LoginEnded.js'
import css from './ConnectingFarcasterView.css?inline'

/** Props of {@link ConnectingFarcasterView}. */
export type ConnectingFarcasterViewProps = {
  readonly model: ConnectingFarcasterModel
  readonly onRetry?: (() => void) | undefined
  /** Shows the ways to log in again. */
  readonly onStartAgain?: (() => void) | undefined
}

/**
 * Shows the login with Farcaster, and its outcome: a code to scan, or on phones a link that opens the app.
 *
 * @example
 * ```tsx
 * import type { ConnectingFarcasterModel } from '@latchkit/core'
 * import { ConnectingFarcasterView } from '@latchkit/ui/views/farcaster'
 *
 * type Props = { model: ConnectingFarcasterModel; retry: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, retry }: Props) => <ConnectingFarcasterView model={model} onRetry={retry} />
 * ```
 */
export function ConnectingFarcasterView(props: ConnectingFarcasterViewProps): ReactNode {
  const { model, onRetry, onStartAgain } = props
  const { farcaster, social } = useAccountCopy().login
  const toText = useLoginFailure()
  useStyles(css)
  if (model.status === 'none') return <LoginEnded onStartAgain={onStartAgain} />
  const figure = (state: RingProps['state']) => (
    <Ring state={state} shape="round">
      <SocialIcon provider="farcaster" size={32} />
    </Ring>
  )
  const ended = (state: RingProps['state'], texts: { readonly title: string; readonly text: string }) => (
    <Status figure={figure(state)} {...texts}>
      <Button variant="primary" icon={<RetryIcon />} onClick={onRetry}>
        {social.retry}
      </Button>
    </Status>
  )
  switch (model.status) {
    case 'preparing':
    case 'waiting': {
      const url = model.status === 'waiting' ? model.url : undefined
      // One element for both states, so that the code appears in the place of its skeleton.
      if (!model.isPhone) return <Code url={url} />
      if (url === undefined) return <Status figure={figure('running')} title={farcaster.preparing} />
      return (
        <Status figure={figure('running')} {...farcaster.open}>
          <OpenLink href={url} target="_blank">
            {farcaster.openApp}
          </OpenLink>
        </Status>
      )
    }
    case 'connecting':
      return <Status figure={figure('running')} {...social.steps.connecting} />
    case 'declined':
      return ended('declined', farcaster.declined)
    case 'expired':
      return ended('declined', farcaster.expired)
    case 'failed': {
      const title = fill(social.ended, { provider: providerNames.farcaster })
      return ended('failed', { title, text: toText(model.failure) })
    }
  }
}

function Code({ url }: { readonly url: string | undefined }): ReactNode {
  const { farcaster } = useAccountCopy().login
  return (
    <div className="scan">
      <QrCode text={url} label={farcaster.code}>
        <Mark name={providerNames.farcaster} shape="square" drawing={<SocialIcon provider="farcaster" />} />
      </QrCode>
      <p className="scan-text" role="status">
        {url === undefined && <span className="visually-hidden">{farcaster.preparing}</span>}
        <span aria-hidden={url === undefined || undefined}>{farcaster.scan}</span>
      </p>
    </div>
  )
}
