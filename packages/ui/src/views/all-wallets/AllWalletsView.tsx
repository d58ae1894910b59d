import type { AllWalletsModel } from '@latchkit/core'
import { type ReactNode, useRef } from 'react'
import type { Copy } from '../../copy/Copy.js'
import { useCopy } from '../../copy/CopyContext.js'
import { useMessages } from '../../copy/MessagesContext.js'
import { fill } from '../../format/fill.js'
import { fillCount } from '../../format/fillCount.js'
import { QrIcon } from '../../icons/QrIcon.js'
import { SealIcon } from '../../icons/SealIcon.js'
import { SearchIcon } from '../../icons/SearchIcon.js'
import { Button } from '../../parts/button/Button.js'
import { IconButton } from '../../parts/icon-button/IconButton.js'
import { Notice } from '../../parts/notice/Notice.js'
import { Search } from '../../parts/search/Search.js'
import { Figure } from '../../parts/status/Figure.js'
import { getFailureText } from '../../parts/status/getFailureText.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './AllWalletsView.css?inline'
import { WalletGrid } from './WalletGrid.js'

/** Props of {@link AllWalletsView}. */
export type AllWalletsViewProps = {
  readonly model: AllWalletsModel
  /** Called on each change of the search text. Absent: no search field. */
  readonly onSearch?: ((query: string) => void) | undefined
  readonly onToggleCertified?: (() => void) | undefined
  /** Called with the id of the selected wallet. */
  readonly onSelectWallet?: ((walletId: string) => void) | undefined
  /** Called when the end of the list is near. */
  readonly onMore?: (() => void) | undefined
  readonly onRetry?: (() => void) | undefined
  /** Shows the QR code for any wallet. Phones have no other way to open it. */
  readonly onQrCode?: (() => void) | undefined
  /** Shows the QR code for a wallet that the search has not found: any wallet can scan it. */
  readonly onScan?: (() => void) | undefined
}

/**
 * Lists all wallets of the directory, with a search field. Loads more while the user scrolls.
 *
 * @example
 * ```tsx
 * import type { AllWalletsModel } from '@latchkit/core'
 * import { AllWalletsView } from '@latchkit/ui/views/all-wallets'
 *
 * type Props = { model: AllWalletsModel; search: (query: string) => void; more: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, search, more }: Props) => (
 *   <AllWalletsView model={model} onSearch={search} onMore={more} />
 * )
 * ```
 */
export function AllWalletsView(props: AllWalletsViewProps): ReactNode {
  const { model, onSearch, onToggleCertified, onSelectWallet, onMore, onRetry, onQrCode, onScan } = props
  const all = useCopy()
  const messages = useMessages()
  const { allWallets: copy, networks } = all
  const failure = model.status === 'failed' ? getFailureText(messages, model) : undefined
  useStyles(css)
  const count = useRef<HTMLParagraphElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const createRetry = (focusNext: () => void) =>
    onRetry && {
      label: copy.retry,
      onClick: () => {
        // The retry removes the button, so the focus moves to an element that stays.
        focusNext()
        onRetry()
      },
    }
  return (
    <>
      <div className="wallets-head">
        {onSearch && (
          <div className="wallets-search">
            <Search label={copy.search} clearLabel={networks.clear} query={model.query} onSearch={onSearch} />
            {onQrCode && (
              <IconButton label={copy.qrCode} onClick={onQrCode}>
                <QrIcon />
              </IconButton>
            )}
          </div>
        )}
        <div className="wallets-bar">
          <p role="status" tabIndex={-1} ref={count}>
            {getCountText(model, all)}
          </p>
          {(model.hasCertified || model.certifiedOnly) && (
            <button
              type="button"
              className="toggle"
              part="toggle"
              aria-pressed={model.certifiedOnly}
              disabled={!onToggleCertified}
              onClick={onToggleCertified}
            >
              <SealIcon size={18} />
              {copy.certifiedOnly}
            </button>
          )}
        </div>
      </div>
      {model.status === 'failed' && model.builtIn && failure && (
        <Notice
          title={failure.text ?? all.viewFailure.title}
          text={
            <>
              {copy.builtIn} {failure.advice}
            </>
          }
          action={createRetry(() => count.current?.focus({ preventScroll: true }))}
        />
      )}
      {isEmpty(model) ? (
        <div className="wallets-none">
          <Status
            figure={
              <Figure>
                <SearchIcon size={32} />
              </Figure>
            }
            title={copy.noMatch.title}
            text={getEmptyText(model, copy)}
          >
            {onScan && (
              <Button icon={<QrIcon />} onClick={onScan}>
                {copy.qrCode}
              </Button>
            )}
          </Status>
        </div>
      ) : (
        <WalletGrid
          label={copy.list}
          listRef={grid}
          wallets={'wallets' in model ? model.wallets : []}
          total={model.total}
          isLoading={model.status === 'loading'}
          onSelect={onSelectWallet}
          onMore={model.status === 'ready' && model.hasMore ? onMore : undefined}
        />
      )}
      {model.status === 'failed' && !model.builtIn && failure && (
        <Notice
          title={failure.text ?? all.viewFailure.title}
          text={failure.advice}
          action={createRetry(() => getLastTile(grid.current)?.focus({ preventScroll: true }))}
        />
      )}
    </>
  )
}

function isEmpty(model: AllWalletsModel): boolean {
  return (
    model.status === 'no-match' || (model.status === 'failed' && model.builtIn && model.wallets.length === 0)
  )
}

function getEmptyText(
  { query, certifiedOnly }: AllWalletsModel,
  copy: Copy['allWallets'],
): string | undefined {
  const searchText = query.trim()
  if (searchText !== '') return fill(copy.noMatch.text, { query: searchText })
  return certifiedOnly ? copy.noneCertified : undefined
}

function getCountText(model: AllWalletsModel, { allWallets, lang }: Copy): string {
  if (model.status === 'loading' && model.total === undefined) return allWallets.loading
  // The same number as in the row that leads here. What is found is counted once it is complete: it has installed wallets too.
  const isFiltered = model.query.trim() !== '' || model.certifiedOnly
  const isComplete = model.status === 'ready' && !model.hasMore
  const count = isComplete && (isFiltered || model.total === undefined) ? model.wallets.length : model.total
  return count === undefined ? '' : fillCount(allWallets.count, count, lang)
}

function getLastTile(grid: HTMLElement | null): HTMLElement | undefined {
  return [...(grid?.querySelectorAll<HTMLElement>('button.tile') ?? [])].at(-1)
}
