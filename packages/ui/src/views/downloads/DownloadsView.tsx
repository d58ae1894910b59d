import type { DownloadLink, DownloadsModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { fill } from '../../format/fill.js'
import { sanitizeLink } from '../../format/sanitizeLink.js'
import { BrowserIcon } from '../../icons/BrowserIcon.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { GlobeIcon } from '../../icons/GlobeIcon.js'
import type { IconProps } from '../../icons/Icon.js'
import { PhoneIcon } from '../../icons/PhoneIcon.js'
import { Button } from '../../parts/button/Button.js'
import { List, ListRow } from '../../parts/list/List.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './DownloadsView.css?inline'
import { PhoneCodes } from './PhoneCodes.js'

/** Props of {@link DownloadsView}. */
export type DownloadsViewProps = {
  readonly model: DownloadsModel
  /** Called when the user clicks a link. The browser opens it. */
  readonly onFollow?: ((store: DownloadLink['store']) => void) | undefined
}

const icons: Readonly<Record<DownloadLink['store'], (props: IconProps) => ReactNode>> = {
  chrome: BrowserIcon,
  'app-store': PhoneIcon,
  'play-store': PhoneIcon,
  homepage: GlobeIcon,
}

/**
 * Shows how to install one wallet: a button for this device, and the links for other devices. On a computer, a QR code opens the
 * store of a phone.
 *
 * @example
 * ```tsx
 * import type { DownloadsModel } from '@latchkit/core'
 * import { DownloadsView } from '@latchkit/ui/views/downloads'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model }: { model: DownloadsModel }) => <DownloadsView model={model} />
 * ```
 */
export function DownloadsView({ model, onFollow }: DownloadsViewProps): ReactNode {
  const { downloads, connectingRemote } = useCopy()
  useStyles(css)
  const wallet = { ...model.wallet, name: model.wallet.name || connectingRemote.anyWallet }
  // Links are untrusted input.
  const isSafe = ({ href }: DownloadLink) => sanitizeLink(href) !== undefined
  const primary = model.primary && isSafe(model.primary) ? model.primary : undefined
  const others = model.others.filter(isSafe)
  const values = { wallet: wallet.name }
  const figure = <WalletIcon wallet={wallet} size="large" />
  if (!primary && others.length === 0) {
    return <Status figure={figure} title={fill(downloads.empty.title, values)} text={downloads.empty.text} />
  }
  return (
    <>
      <div className="downloads-head">
        {figure}
        <p>{fill(downloads.lead, values)}</p>
        {primary && (
          <Button
            variant="primary"
            icon={<ExternalIcon />}
            href={primary.href}
            onClick={() => onFollow?.(primary.store)}
          >
            {downloads.open[primary.store]}
          </Button>
        )}
      </div>
      <PhoneCodes codes={model.codes.filter(isSafe)} walletName={wallet.name} />
      {others.length > 0 && (
        <List label={downloads.others} heading>
          {others.map(({ store, href }) => {
            const StoreIcon = icons[store]
            return (
              <ListRow
                key={store}
                small
                mark={
                  <span className="row-icon">
                    <StoreIcon />
                  </span>
                }
                title={downloads.stores[store]}
                end={<ExternalIcon size={18} />}
                href={href}
                onClick={() => onFollow?.(store)}
              />
            )
          })}
        </List>
      )}
    </>
  )
}
