import type { ConnectingRemoteModel, RemotePlatform } from '@latchkit/core'
import type { ReactNode } from 'react'
import type { Copy } from '../../copy/Copy.js'
import { useCopy } from '../../copy/CopyContext.js'
import { fill } from '../../format/fill.js'
import { ForwardIcon } from '../../icons/ForwardIcon.js'
import { useTitle } from '../../parts/header/TitleContext.js'
import { Tabs } from '../../parts/tabs/Tabs.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './ConnectingRemoteView.css?inline'
import { RemotePanel, type RemotePanelProps } from './RemotePanel.js'

/** Props of {@link ConnectingRemoteView}. */
export type ConnectingRemoteViewProps = RemotePanelProps & {
  readonly onSelectPlatform?: ((platform: RemotePlatform) => void) | undefined
  /** Shows the download links of the wallet. */
  readonly onDownloads?: (() => void) | undefined
}

/**
 * Shows the connection to a remote wallet: a QR code to scan or a link to open, and the outcome.
 *
 * @example
 * ```tsx
 * import type { ConnectingRemoteModel } from '@latchkit/core'
 * import { ConnectingRemoteView } from '@latchkit/ui/views/connecting-remote'
 *
 * type Props = { model: ConnectingRemoteModel; copy: (uri: string) => Promise<void> }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, copy }: Props) => <ConnectingRemoteView model={model} onCopy={copy} />
 * ```
 */
export function ConnectingRemoteView(props: ConnectingRemoteViewProps): ReactNode {
  const { model, onSelectPlatform, onDownloads, ...panel } = props
  const all = useCopy()
  const { connectingRemote: copy } = all
  useStyles(css)
  useTitle(getTitle(model, all))
  return (
    <>
      <Tabs
        label={copy.platformsLabel}
        tabs={model.platforms.map((id) => ({ id, label: copy.platforms[id] }))}
        selected={model.platform}
        onSelect={onSelectPlatform}
      >
        <RemotePanel model={model} {...panel} />
      </Tabs>
      {model.downloads &&
        model.wallet &&
        onDownloads &&
        model.status !== 'connected' &&
        model.status !== 'authenticating' && (
          <div className="connect-foot">
            {fill(copy.get, { wallet: model.wallet.name || copy.anyWallet })}
            <button type="button" className="text-button" part="guide" onClick={onDownloads}>
              {copy.getAction}
              <ForwardIcon size={16} />
            </button>
          </div>
        )}
    </>
  )
}

/** Returns the title of the modal for the state of the pairing. */
function getTitle(model: ConnectingRemoteModel, { connecting, titles }: Copy): string {
  switch (model.status) {
    case 'declined':
    case 'failed':
    case 'not-detected':
      return connecting.ended
    case 'connected':
      // The view says "Connected" itself.
      return model.wallet?.name || titles.connecting
    case 'authenticating':
      return titles.connecting
    default:
      return titles[model.platform === 'qrcode' ? 'connecting-remote' : 'connecting']
  }
}
