import type { AbsentList, MissingPrices, PartialList, Token, TokensModel } from '@latchkit/core'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { createUsdFormat } from '../../format/createUsdFormat.js'
import { fill } from '../../format/fill.js'
import { fillCount } from '../../format/fillCount.js'
import { createAmountFormat } from '../../format/formatAmount.js'
import { AlertIcon } from '../../icons/AlertIcon.js'
import { DownIcon } from '../../icons/DownIcon.js'
import { List, ListRow } from '../../parts/list/List.js'
import { rowsPerFrame, useIncrementalList } from '../../parts/list/useIncrementalList.js'
import { TokenRow } from './TokenRow.js'
import { TokensFrame } from './TokensFrame.js'
import { TokensMessage, TokensSkeleton } from './TokensPlaceholder.js'

/** The number of rows that have a place: more tokens are behind a row of their own. */
const rowsMax = 4

/** The status of an account whose tokens can be shown. */
export type TokensPanelModel =
  | (Exclude<TokensModel, { status: 'disconnected' | 'unsupported' }> & PartialList & MissingPrices)
  | AbsentList

/** Props of {@link TokensPanel}. */
export type TokensPanelProps = {
  readonly model: TokensPanelModel
  /** The id of the token that was opened last: it is shown and has the focus at first. */
  readonly opened?: string | undefined
  /** Opens a token. Absent: the rows are plain text. */
  readonly onSelect?: ((id: string) => void) | undefined
  /** Reads the tokens again after a failure. Absent: that is not allowed yet, and happens by itself. */
  readonly onRetry?: (() => void) | undefined
}

/**
 * Shows the tokens of an account with their values.
 *
 * @example
 * ```tsx
 * import { TokensPanel, type TokensPanelModel } from '@latchkit/ui/views/tokens'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const Panel = ({ model }: { model: TokensPanelModel }) => <TokensPanel model={model} />
 * ```
 */
export function TokensPanel({ model, opened, onSelect, onRetry }: TokensPanelProps): ReactNode {
  const { account } = useAccountCopy()
  switch (model.status) {
    case 'loading':
      return <TokensSkeleton />
    case 'failed':
      return (
        <TokensFrame>
          <TokensMessage {...account.balanceUnavailable} onRetry={onRetry} />
        </TokensFrame>
      )
    case 'absent':
      return (
        <TokensFrame>
          <TokensMessage
            title={account.tokens.absent.title}
            text={fill(account.tokens.absent.text, { network: model.network.name })}
          />
        </TokensFrame>
      )
    default:
      return <LoadedTokens model={model} opened={opened} onSelect={onSelect} />
  }
}

function LoadedTokens({
  model,
  opened,
  onSelect,
}: Pick<TokensPanelProps, 'opened' | 'onSelect'> & {
  readonly model: Extract<TokensPanelModel, { status: 'ready' | 'stale' }>
}): ReactNode {
  const { account, lang } = useAccountCopy()
  const { heading, empty, partial, noOthers, prices, showAll, showFewer, stale } = account.tokens
  const { list, network, namespace, valueDecimals } = model
  const { tokens } = list
  const formats = useMemo(
    () => ({
      amount: createAmountFormat({ locale: lang, fractionDigits: 2, isShort: true }),
      full: createAmountFormat({ locale: lang, fractionDigits: 255 }),
      usd: createUsdFormat(lang),
    }),
    [lang],
  )
  const isLong = tokens.length > rowsMax
  const openedIndex = opened === undefined ? -1 : tokens.findIndex(({ id }) => id === opened)
  const [isExpanded, setIsExpanded] = useState(isLong && openedIndex >= rowsMax - 1)
  const visible = useMemo(
    () => (isLong && !isExpanded ? tokens.slice(0, rowsMax - 1) : tokens),
    [tokens, isLong, isExpanded],
  )
  const shown = useIncrementalList(visible, rowsPerFrame)
  const rows = useRef<HTMLDivElement>(null)
  const focusIndex = useRef(openedIndex)
  // The focus returns to the row once it is there: rows are added over several frames.
  useEffect(() => {
    const index = focusIndex.current
    if (index < 0 || index >= shown.length) return
    focusIndex.current = -1
    rows.current?.querySelectorAll<HTMLElement>('.row')[index]?.focus()
  }, [shown.length])
  const renderRow = useCallback(
    (token: Token) => (
      <TokenRow
        key={token.id}
        token={token}
        network={network}
        namespace={namespace}
        valueDecimals={valueDecimals}
        formats={formats}
        onSelect={onSelect}
      />
    ),
    [network, namespace, valueDecimals, formats, onSelect],
  )
  const isStale = model.status === 'stale'
  return (
    <TokensFrame
      isStale={isStale}
      note={
        isStale ? (
          <>
            <AlertIcon />
            {fill(stale, { time: new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(list.at) })}
          </>
        ) : (
          fill(model.prices ? prices[model.prices] : account.tokens.network, { network: network.name })
        )
      }
    >
      {tokens.length === 0 ? (
        <TokensMessage title={empty.title} text={fill(empty.text, { network: network.name })} />
      ) : (
        <div ref={rows}>
          <List label={heading}>
            {shown.map(renderRow)}
            {isLong && (
              <ListRow
                title={isExpanded ? showFewer : fillCount(showAll, tokens.length, lang)}
                end={
                  <span className="row-chevron" data-expanded={isExpanded || undefined}>
                    <DownIcon size={18} />
                  </span>
                }
                expanded={isExpanded}
                onClick={() => setIsExpanded(!isExpanded)}
              />
            )}
          </List>
        </div>
      )}
      {tokens.length > 0 && tokens.length < rowsMax && (
        <TokensMessage text={fill(model.isPartial ? partial : noOthers, { network: network.name })} />
      )}
    </TokensFrame>
  )
}
