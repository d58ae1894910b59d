import type { AbsentList, ActivityItem, ActivityModel, PartialList } from '@latchkit/core'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { AlertIcon } from '../../icons/AlertIcon.js'
import { DownIcon } from '../../icons/DownIcon.js'
import { List, ListRow } from '../../parts/list/List.js'
import { ListEnd, toListEndStatus } from '../../parts/list/ListEnd.js'
import { rowsPerFrame, useIncrementalList } from '../../parts/list/useIncrementalList.js'
import { TokensMessage } from '../tokens/TokensPlaceholder.js'
import { ActivityFrame } from './ActivityFrame.js'
import { ActivitySkeleton } from './ActivityPlaceholder.js'
import { ActivityRow, getCounterpart } from './ActivityRow.js'
import { createActivityFormats } from './createActivityFormats.js'
import { countPreview, takeRows, toSections } from './sections.js'

/** The status of an account whose transactions can be shown. */
export type ActivityPanelModel =
  | (Exclude<ActivityModel, { status: 'disconnected' | 'unsupported' }> & PartialList)
  | AbsentList

/** Props of {@link ActivityPanel}. */
export type ActivityPanelProps = {
  readonly model: ActivityPanelModel
  /** The time to which the ages of transactions refer, in ms since the epoch. Absent: all have a date. */
  readonly now?: number | undefined
  /** The hash of the transaction that was opened last: it is shown and has the focus at first. */
  readonly opened?: string | undefined
  /** Opens a transaction. Absent: each is a link to its page in the block explorer. */
  readonly onSelect?: ((hash: string) => void) | undefined
  /** Reads the transactions again after a failure. Absent: that is not allowed yet, and happens by itself. */
  readonly onRetry?: (() => void) | undefined
  /** Loads the next page. Absent: that is not allowed now. */
  readonly onLoadMore?: (() => void) | undefined
}

/**
 * Shows the transactions of an account, by month.
 *
 * @example
 * ```tsx
 * import { ActivityPanel, type ActivityPanelModel } from '@latchkit/ui/views/activity'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const Panel = ({ model }: { model: ActivityPanelModel }) => <ActivityPanel model={model} />
 * ```
 */
export function ActivityPanel({
  model,
  now,
  opened,
  onSelect,
  onRetry,
  onLoadMore,
}: ActivityPanelProps): ReactNode {
  const { activity } = useAccountCopy().account
  switch (model.status) {
    case 'loading':
      return <ActivitySkeleton />
    case 'failed':
      return (
        <ActivityFrame>
          <TokensMessage {...activity.failed} onRetry={onRetry} />
        </ActivityFrame>
      )
    case 'absent':
      return (
        <ActivityFrame>
          <TokensMessage
            title={activity.absent.title}
            text={fill(activity.absent.text, { network: model.network.name })}
          />
        </ActivityFrame>
      )
    default:
      return <LoadedActivity {...{ model, now, opened, onSelect, onLoadMore }} />
  }
}

function LoadedActivity({
  model,
  now,
  opened,
  onSelect,
  onLoadMore,
}: Pick<ActivityPanelProps, 'now' | 'opened' | 'onSelect' | 'onLoadMore'> & {
  readonly model: Extract<ActivityPanelModel, { status: 'ready' | 'stale' }>
}): ReactNode {
  const { account, lang } = useAccountCopy()
  const { activity } = account
  const { network, more, pending, months, addressLabels, arrivals } = model
  const formats = useMemo(() => createActivityFormats(lang), [lang])
  const sections = useMemo(() => toSections({ pending, months }), [pending, months])
  const items = useMemo(() => sections.flatMap((section) => section.items), [sections])
  const previewCount = useMemo(() => countPreview(sections, more !== 'none'), [sections, more])
  const isLong = more !== 'none' || previewCount < items.length
  // A wallet and a server can write a hash in different cases.
  const openedHash = opened?.toLowerCase()
  const openedIndex = items.findIndex(({ hash }) => hash.toLowerCase() === openedHash)
  const [isExpanded, setIsExpanded] = useState(isLong && openedIndex >= previewCount)
  const visible = useMemo(
    () => (isLong && !isExpanded ? items.slice(0, previewCount) : items),
    [items, isLong, isExpanded, previewCount],
  )
  const shownCount = useIncrementalList(visible, rowsPerFrame).length
  const lists = useRef<HTMLDivElement>(null)
  const focusIndex = useRef(openedIndex)
  // The focus returns to the row once it is there: rows are added over several frames.
  useEffect(() => {
    const index = focusIndex.current
    if (index < 0 || index >= shownCount) return
    focusIndex.current = -1
    lists.current?.querySelectorAll<HTMLElement>('.row')[index]?.focus()
  }, [shownCount])
  const shown = useMemo(() => takeRows(sections, shownCount), [sections, shownCount])
  const renderRow = useCallback(
    (item: ActivityItem) => (
      <ActivityRow
        key={item.id}
        item={item}
        formats={formats}
        age={formats.age(item.at, now)}
        counterpartLabel={addressLabels[getCounterpart(item).address ?? '']}
        arrival={arrivals?.[item.hash.toLowerCase()]}
        onSelect={onSelect}
      />
    ),
    [formats, now, addressLabels, arrivals, onSelect],
  )
  const hasFailedFirst = model.status === 'stale' && model.failed === 'first'
  const hasFailedNext = model.status === 'stale' && model.failed === 'next'
  return (
    <ActivityFrame
      isStale={hasFailedFirst}
      note={
        hasFailedFirst ? (
          <>
            <AlertIcon />
            {activity.failed.title}
          </>
        ) : (
          fill(activity.network, { network: network.name })
        )
      }
    >
      {items.length === 0 && !isLong ? (
        <TokensMessage
          title={model.isRecent ? undefined : activity.empty.title}
          text={fill(model.isRecent ? activity.recent : activity.empty.text, { network: network.name })}
        />
      ) : (
        <div className="lists" ref={lists}>
          {shown.map(({ id, month, items }) => (
            <List
              key={id}
              heading
              label={month ? formats.month(month.at, month.isThisYear) : activity.pending}
            >
              {items.map(renderRow)}
            </List>
          ))}
          {isExpanded && more !== 'none' && (
            <ListEnd
              status={toListEndStatus({
                more,
                hasFailed: hasFailedNext,
                isAdding: shownCount < items.length,
              })}
              count={items.length}
              copy={activity}
              retry={account.tokens.retry}
              onLoadMore={onLoadMore}
            />
          )}
          {isLong && (
            <List label={activity.heading}>
              <ListRow
                small
                title={isExpanded ? activity.showFewer : activity.showAll}
                end={
                  <span className="row-chevron" data-expanded={isExpanded || undefined}>
                    <DownIcon size={18} />
                  </span>
                }
                expanded={isExpanded}
                onClick={() => setIsExpanded(!isExpanded)}
              />
            </List>
          )}
        </div>
      )}
      {!isLong && items.length > 0 && items.length < 3 && (
        <TokensMessage
          text={fill(
            model.isPartial ? activity.absent.text : model.isRecent ? activity.recent : activity.noOthers,
            { network: network.name },
          )}
        />
      )}
    </ActivityFrame>
  )
}
