import type { ConnectingRemoteModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { fill } from '../../format/fill.js'
import { BrowserIcon } from '../../icons/BrowserIcon.js'
import { NodesIcon } from '../../icons/NodesIcon.js'
import { RetryIcon } from '../../icons/RetryIcon.js'
import { Button } from '../../parts/button/Button.js'
import { CopyButton } from '../../parts/copy-button/CopyButton.js'
import { Mark } from '../../parts/mark/Mark.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { getFailureText } from '../../parts/status/getFailureText.js'
import { Ring, type RingProps } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
import { OpenLink } from './OpenLink.js'
import { QrCode } from './QrCode.js'

/** Props of {@link RemotePanel}. */
export type RemotePanelProps = {
  readonly model: ConnectingRemoteModel
  readonly onRetry?: (() => void) | undefined
  /** Copies the pairing URI; rejects if that failed. */
  readonly onCopy?: ((uri: string) => void | Promise<void>) | undefined
  /** Called when the user clicks the link. The browser opens it. */
  readonly onOpen?: ((href: string) => void) | undefined
}

/** The panel of one platform of a remote wallet, with the status of the pairing. */
export function RemotePanel({ model, onRetry, onCopy, onOpen }: RemotePanelProps): ReactNode {
  const all = useCopy()
  const { connecting, connectingRemote: copy } = all
  const values = { wallet: model.wallet?.name ?? copy.anyWallet }
  const copyLink = (uri: string | undefined) =>
    onCopy && (
      <CopyButton
        label={copy.copyLink}
        copiedLabel={copy.copied}
        onCopy={uri === undefined ? undefined : () => onCopy(uri)}
      >
        {copy.copyLink}
      </CopyButton>
    )
  const retry = onRetry && (
    <Button variant="primary" icon={<RetryIcon />} onClick={onRetry}>
      {connecting.retry}
    </Button>
  )
  const figure = (state: RingProps['state']) => (
    <Ring state={state} shape="square">
      {model.wallet ? (
        <WalletIcon wallet={model.wallet} size="large" />
      ) : (
        <Mark name={copy.anyWallet} shape="square" size="large" drawing={<NodesIcon />} />
      )}
    </Ring>
  )
  switch (model.status) {
    case 'preparing':
      if (model.platform !== 'qrcode')
        return <Status figure={figure('running')} title={fill(copy.preparing, values)} />
      return (
        <div className="scan">
          <div className="qr-code" data-status="preparing" aria-hidden="true" />
          <p className="scan-text" role="status">
            {fill(copy.preparing, values)}
          </p>
          {/* Rendered while preparing, so that the height of the card does not change when the code appears. */}
          {copyLink(undefined)}
        </div>
      )
    case 'scan':
      return (
        <div className="scan">
          <QrCode text={model.uri} label={fill(copy.code, values)} wallet={model.wallet} />
          <p className="scan-text" role="status">
            {fill(model.wallet ? copy.scan : copy.scanAny, values)}
          </p>
          {copyLink(model.uri)}
        </div>
      )
    case 'open':
      return (
        <Status
          figure={figure('running')}
          title={fill(copy.open.title, values)}
          text={fill(copy.open.text, values)}
        >
          <OpenLink href={model.href} target={model.target} onOpen={onOpen}>
            {fill(copy.openWallet, values)}
          </OpenLink>
          {model.fallbackHref !== undefined && (
            <OpenLink href={model.fallbackHref} target={model.target} isFallback onOpen={onOpen}>
              {copy.openFallback}
            </OpenLink>
          )}
          {model.uri !== undefined && copyLink(model.uri)}
        </Status>
      )
    case 'not-detected':
      return (
        <Status
          figure={
            model.wallet ? (
              figure('declined')
            ) : (
              <div className="figure">
                <BrowserIcon size={32} />
              </div>
            )
          }
          title={fill(copy.notDetected.title, values)}
          text={
            model.platforms.length > 1
              ? `${copy.notDetected.text} ${copy.notDetected.otherWay}`
              : copy.notDetected.text
          }
        />
      )
    case 'declined':
      return (
        <Status figure={figure('declined')} title={connecting.declined.title} text={connecting.declined.text}>
          {retry}
        </Status>
      )
    case 'failed':
      return (
        <Status figure={figure('failed')} title={connecting.failed} {...getFailureText(all, model)}>
          {retry}
        </Status>
      )
    case 'connected':
      return <Status figure={figure('closed')} title={connecting.connected} />
  }
}
