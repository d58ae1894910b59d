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
import { useStyles } from '../../isolate/useStyles.js'
import { List } from '../../parts/list/List.js'
import { ListRow } from '../../parts/list/ListRow.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Status } from '../../parts/status/Status.js'
import css from './DownloadsView.css?inline'

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
 * Lists the download links of one wallet.
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
  const { downloads } = useCopy()
  useStyles(css)
  const { wallet } = model
  // Links are untrusted input.
  const links = model.links.filter(({ href }) => sanitizeLink(href) !== undefined)
  const values = { wallet: wallet.name }
  const figure = <WalletIcon wallet={wallet} size="large" />
  if (links.length === 0) {
    return <Status figure={figure} title={fill(downloads.empty.title, values)} text={downloads.empty.text} />
  }
  return (
    <>
      <div className="downloads-head">
        {figure}
        <p>{fill(downloads.lead, values)}</p>
      </div>
      <List label={fill(downloads.list, values)}>
        {links.map(({ store, href }) => {
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
    </>
  )
}
