import type { AbsentList, NftsModel, PartialList } from '@latchkit/core'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { createAmountFormat } from '../../format/formatAmount.js'
import { AlertIcon } from '../../icons/AlertIcon.js'
import { GridIcon } from '../../icons/GridIcon.js'
import { Button } from '../../parts/button/Button.js'
import { ListEnd, toListEndStatus } from '../../parts/list/ListEnd.js'
import { useIncrementalList } from '../../parts/list/useIncrementalList.js'
import { TokensMessage } from '../tokens/TokensPlaceholder.js'
import { NftsFrame } from './NftsFrame.js'
import { NftsSkeleton } from './NftsPlaceholder.js'
import { NftTile } from './NftTile.js'

/** The number of tiles that have a place in two rows; with two columns, CSS hides what has none. */
const tilesMax = 6

/** The number that has a place with two columns. */
const narrowTilesMax = 4

/** The status of an account whose NFTs can be shown. */
export type NftsPanelModel =
  | (Exclude<NftsModel, { status: 'disconnected' | 'unsupported' }> & PartialList)
  | AbsentList

/** Props of {@link NftsPanel}. */
export type NftsPanelProps = {
  readonly model: NftsPanelModel
  /** The id of the NFT that was opened last: it is shown and has the focus at first. */
  readonly opened?: string | undefined
  /** Opens an NFT. */
  readonly onSelect?: ((id: string) => void) | undefined
  /** Reads the NFTs again after a failure. Absent: that is not allowed yet, and happens by itself. */
  readonly onRetry?: (() => void) | undefined
  /** Loads the next page. Absent: that is not allowed now. */
  readonly onLoadMore?: (() => void) | undefined
}

/**
 * Shows the NFTs of an account as a grid of their images.
 *
 * @example
 * ```tsx
 * import { NftsPanel, type NftsPanelModel } from '@latchkit/ui/views/nfts'
 *
 * type Props = { model: NftsPanelModel; open: (id: string) => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const Panel = ({ model, open }: Props) => <NftsPanel model={model} onSelect={open} />
 * ```
 */
export function NftsPanel({ model, opened, onSelect, onRetry, onLoadMore }: NftsPanelProps): ReactNode {
  const { account, lang } = useAccountCopy()
  const { absent, failed, retryAt: retryAtText } = account.nfts
  switch (model.status) {
    case 'loading':
      return <NftsSkeleton />
    case 'failed': {
      const text =
        onRetry || model.retryAt === undefined
          ? failed.text
          : fill(retryAtText, { time: formatTime(model.retryAt, lang) })
      return (
        <NftsFrame>
          <TokensMessage title={failed.title} text={text} onRetry={onRetry} />
        </NftsFrame>
      )
    }
    case 'absent':
      return (
        <NftsFrame>
          <TokensMessage title={absent.title} text={fill(absent.text, { network: model.network.name })} />
        </NftsFrame>
      )
    default:
      return <LoadedNfts model={model} opened={opened} onSelect={onSelect} onLoadMore={onLoadMore} />
  }
}

function LoadedNfts({
  model,
  opened,
  onSelect,
  onLoadMore,
}: Pick<NftsPanelProps, 'opened' | 'onSelect' | 'onLoadMore'> & {
  readonly model: Extract<NftsPanelModel, { status: 'ready' | 'stale' }>
}): ReactNode {
  const { account, lang } = useAccountCopy()
  const { nfts, tokens } = account
  const { network, more, items, at } = model
  const isLong = more !== 'none' || items.length > tilesMax
  const openedIndex = items.findIndex(({ id }) => id === opened)
  const [isExpanded, setIsExpanded] = useState(isLong && openedIndex >= tilesMax - 1)
  const format = useMemo(() => {
    const formatAmount = createAmountFormat({ locale: lang, isShort: true })
    return (amount: bigint) => formatAmount(amount, 0)
  }, [lang])
  const grid = useRef<HTMLUListElement>(null)
  const focusIndex = useRef<number | undefined>(undefined)
  // The button that had the focus is gone: it goes to the first tile that was hidden, or back to the button.
  useEffect(() => {
    const index = focusIndex.current
    if (index === undefined) return
    const target = isExpanded ? grid.current?.children[index] : grid.current?.querySelector('.nft-all')
    target?.querySelector('button')?.focus()
  }, [isExpanded])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is moved only at first.
  useEffect(() => {
    if (openedIndex < 0) return
    const tile = grid.current?.children[openedIndex]
    if (tile && tile.getClientRects().length > 0) tile.querySelector('button')?.focus()
    else {
      focusIndex.current = openedIndex
      setIsExpanded(true)
    }
  }, [])
  const isCollapsed = !isExpanded && (isLong || items.length > narrowTilesMax)
  const visible = useMemo(
    () => (isLong && !isExpanded ? items.slice(0, tilesMax - 1) : items),
    [items, isLong, isExpanded],
  )
  const shown = useIncrementalList(visible)
  const expand = (): void => {
    const tiles = [...(grid.current?.querySelectorAll<HTMLElement>('li:not(.nft-all)') ?? [])]
    // CSS decides how many have a place.
    focusIndex.current = tiles.filter((tile) => tile.getClientRects().length > 0).length
    setIsExpanded(true)
  }
  const hasFailedFirst = model.status === 'stale' && model.failed === 'first'
  const hasFailedNext = model.status === 'stale' && model.failed === 'next'
  return (
    <NftsFrame
      isStale={hasFailedFirst}
      note={
        hasFailedFirst ? (
          <>
            <AlertIcon />
            {fill(nfts.stale, { time: formatTime(at, lang) })}
          </>
        ) : (
          fill(nfts.network, { network: network.name })
        )
      }
    >
      {items.length === 0 && more === 'none' ? (
        <TokensMessage
          title={model.isRecent ? undefined : nfts.empty.title}
          text={fill(model.isRecent ? nfts.recent : nfts.empty.text, { network: network.name })}
        />
      ) : (
        <div className="nft-area">
          <ul
            ref={grid}
            className="nft-grid"
            aria-label={nfts.heading}
            data-collapsed={isCollapsed ? (isLong ? 'long' : 'narrow') : undefined}
          >
            {shown.map((item) => (
              <NftTile key={item.id} item={item} format={format} onSelect={onSelect} />
            ))}
            {isCollapsed && (
              <li className="nft-all">
                <button type="button" className="nft-tile" part="nft-tile" onClick={expand}>
                  <span className="nft-image">
                    <GridIcon size={24} />
                  </span>
                  <span className="nft-name">{nfts.showAll}</span>
                </button>
              </li>
            )}
          </ul>
          {isExpanded && more !== 'none' && (
            <ListEnd
              status={toListEndStatus({
                more,
                hasFailed: hasFailedNext,
                isAdding: shown.length < items.length,
              })}
              count={items.length}
              copy={nfts}
              retry={tokens.retry}
              onLoadMore={onLoadMore}
            />
          )}
          {isExpanded && (
            <div className="nft-fewer">
              <Button onClick={() => setIsExpanded(false)}>{nfts.showFewer}</Button>
            </div>
          )}
        </div>
      )}
    </NftsFrame>
  )
}

function formatTime(at: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(at)
}
