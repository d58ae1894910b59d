import type { ConnectingRemoteModel } from '@latchkit/core'
import { type ReactNode, useState } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { useMessages } from '../../copy/MessagesContext.js'
import { fill } from '../../format/fill.js'
import { BrowserIcon } from '../../icons/BrowserIcon.js'
import { LinkIcon } from '../../icons/LinkIcon.js'
import { RetryIcon } from '../../icons/RetryIcon.js'
import { Button } from '../../parts/button/Button.js'
import { CopyButton } from '../../parts/copy-button/CopyButton.js'
import { Mark } from '../../parts/mark/Mark.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { getFailureText } from '../../parts/status/getFailureText.js'
import { Ring, type RingProps } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
import { WaitingHelp } from '../../parts/status/WaitingHelp.js'
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
  /** How long the wallet may take after that before the panel offers help. Default: 6000 ms. */
  readonly helpDelayMs?: number | undefined
}

/** The panel of one platform of a remote wallet, with the status of the pairing. */
export function RemotePanel(props: RemotePanelProps): ReactNode {
  const { model, onRetry, onCopy, onOpen, helpDelayMs } = props
  const [openedPlatform, setOpenedPlatform] = useState<ConnectingRemoteModel['platform']>()
  const open = (href: string): void => {
    setOpenedPlatform(model.platform)
    onOpen?.(href)
  }
  const all = useCopy()
  const messages = useMessages()
  const oneClick = messages?.oneClick
  const { connecting, connectingRemote: copy } = all
  const values = { wallet: model.wallet?.name || copy.anyWallet }
  const wallet = model.wallet && { ...model.wallet, name: values.wallet }
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
  const icon = (size?: 'large') =>
    wallet ? (
      <WalletIcon wallet={wallet} size={size} />
    ) : (
      <Mark name={copy.anyWallet} shape="square" size={size} drawing={<LinkIcon />} />
    )
  const figure = (state: RingProps['state']) => (
    <Ring state={state} shape="square">
      {icon('large')}
    </Ring>
  )
  // One element for both states, so that the code appears in the place of its skeleton, and nothing else changes.
  const code = (uri: string | undefined, scan: Pick<typeof copy, 'scan' | 'scanAny'> = copy) => (
    <div className="scan">
      <QrCode text={uri} label={fill(copy.code, values)}>
        {icon()}
      </QrCode>
      <p className="scan-text" role="status">
        {uri === undefined && <span className="visually-hidden">{fill(copy.preparing, values)}</span>}
        <span aria-hidden={uri === undefined || undefined}>
          {fill(model.wallet ? scan.scan : scan.scanAny, values)}
        </span>
      </p>
      {copyLink(uri)}
    </div>
  )
  switch (model.status) {
    case 'preparing':
      if (model.platform === 'qrcode') return code(undefined)
      return <Status figure={figure('running')} title={fill(copy.preparing, values)} />
    case 'scan':
      return code(model.uri, model.signsIn && oneClick)
    case 'open':
      return (
        <Status
          figure={figure('running')}
          title={fill(copy.open.title, values)}
          text={(model.signsIn && oneClick?.open) ?? copy.open.text}
        >
          <OpenLink href={model.href} target={model.target} onOpen={open}>
            {fill(copy.openWallet, values)}
          </OpenLink>
          {model.fallbackHref !== undefined && (
            <OpenLink href={model.fallbackHref} target={model.target} isFallback onOpen={open}>
              {copy.openFallback}
            </OpenLink>
          )}
          {model.uri !== undefined && copyLink(model.uri)}
          {openedPlatform === model.platform && (
            <WaitingHelp
              kind={model.platform === 'web' ? 'website' : 'app'}
              wallet={values.wallet}
              delayMs={helpDelayMs}
            />
          )}
        </Status>
      )
    case 'authenticating':
      return (
        <Status
          figure={figure('running')}
          title={oneClick?.authenticating.title ?? fill(copy.preparing, values)}
          text={oneClick?.authenticating.text}
        />
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
        <Status
          figure={figure('failed')}
          title={connecting.failed}
          {...getFailureText(messages, model, model.wallet?.name)}
        >
          {retry}
        </Status>
      )
    case 'connected':
      return <Status figure={figure('closed')} title={connecting.connected} />
  }
}
