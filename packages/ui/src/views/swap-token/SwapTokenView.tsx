import type { SwapTokenModel, SwapTokensModel } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { useMessages } from '../../copy/MessagesContext.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { createUsdFormat } from '../../format/createUsdFormat.js'
import { createAmountFormat } from '../../format/formatAmount.js'
import { CoinsIcon } from '../../icons/CoinsIcon.js'
import { Button } from '../../parts/button/Button.js'
import { DetailSkeleton } from '../../parts/detail/DetailSkeleton.js'
import { List, ListRow } from '../../parts/list/List.js'
import { rowsPerFrame, useIncrementalList } from '../../parts/list/useIncrementalList.js'
import { TokenIcon } from '../../parts/mark/TokenIcon.js'
import { Search } from '../../parts/search/Search.js'
import { Figure } from '../../parts/status/Figure.js'
import { getFailureText } from '../../parts/status/getFailureText.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { NotConnected } from '../receive/NotConnected.js'
import { NetworkPicker } from './NetworkPicker.js'
import css from './SwapTokenView.css?inline'

/** Props of {@link SwapTokenView}. */
export type SwapTokenViewProps = {
  readonly model: SwapTokensModel
  /** The current search text. */
  readonly query?: string | undefined
  readonly onSearch?: ((query: string) => void) | undefined
  /** Selects a token by its `id`. */
  readonly onSelect?: ((id: string) => void) | undefined
  /** Shows the tokens of another network. */
  readonly onNetwork?: ((id: string) => void) | undefined
  /** Loads the tokens again. */
  readonly onRetry?: (() => void) | undefined
  /** Shows the wallets, while none is connected. */
  readonly onConnect?: (() => void) | undefined
}

const noTokens: readonly SwapTokenModel[] = []

/**
 * Shows the tokens that can be swapped: the usual tokens, the tokens of the account, and all others.
 *
 * @example
 * ```tsx
 * import type { SwapTokensModel } from '@latchkit/core'
 * import { SwapTokenView } from '@latchkit/ui/views/swap'
 *
 * type Props = { model: SwapTokensModel; select: (id: string) => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, select }: Props) => <SwapTokenView model={model} onSelect={select} />
 * ```
 */
export function SwapTokenView(props: SwapTokenViewProps): ReactNode {
  const { model, query = '', onSearch, onSelect, onConnect, onRetry } = props
  const { swap, account, lang, networks } = useAccountCopy()
  const messages = useMessages()
  useStyles(css)
  const formats = useMemo(
    () => ({
      amount: createAmountFormat({ locale: lang, fractionDigits: 4, isShort: true }),
      usd: createUsdFormat(lang),
    }),
    [lang],
  )
  const others = useIncrementalList(model.status === 'ready' ? model.others : noTokens, rowsPerFrame)
  if (model.status === 'disconnected') return <NotConnected onConnect={onConnect} />
  const picker = <NetworkPicker model={model} onNetwork={props.onNetwork} />
  if (model.status === 'loading')
    return (
      <div className="swap-tokens">
        {picker}
        <DetailSkeleton label={swap.tokens.loading} />
      </div>
    )
  if (model.status === 'failed')
    return (
      <div className="swap-tokens">
        {picker}
        <Status
          figure={
            <Figure>
              <CoinsIcon size={32} />
            </Figure>
          }
          title={swap.tokens.failed}
          {...getFailureText(messages, model.error, '')}
        >
          {onRetry && (
            <Button variant="primary" onClick={onRetry}>
              {swap.retry}
            </Button>
          )}
        </Status>
      </div>
    )
  const { network, suggested, own, selected, valueDecimals } = model
  const createIcon = (token: SwapTokenModel, size: 'small' | 'medium') => (
    <TokenIcon
      token={{ symbol: token.symbol, image: token.icon, isNative: token.id === 'native' }}
      network={network}
      namespace={network.namespace}
      isLazy
      {...(size === 'small' && { size })}
    />
  )
  const createRow = (token: SwapTokenModel) => (
    <ListRow
      key={token.id}
      mark={createIcon(token, 'medium')}
      title={token.name || token.symbol || account.tokens.unknown}
      detail={<bdi>{token.symbol}</bdi>}
      end={
        token.balance !== undefined &&
        token.balance > 0n && (
          <bdi dir="ltr">
            {token.value === undefined
              ? formats.amount(token.balance, token.decimals)
              : formats.usd(token.value, valueDecimals)}
          </bdi>
        )
      }
      onClick={onSelect && token.id !== selected ? () => onSelect(token.id) : undefined}
    />
  )
  return (
    <div className="swap-tokens">
      {picker}
      {onSearch && (
        <Search label={swap.tokens.search} clearLabel={networks.clear} query={query} onSearch={onSearch} />
      )}
      {suggested.length > 0 && (
        <ul className="swap-chips" aria-label={swap.tokens.suggested}>
          {suggested.map((token) => (
            <li key={token.id}>
              <button
                type="button"
                disabled={!onSelect || token.id === selected}
                onClick={() => onSelect?.(token.id)}
              >
                {createIcon(token, 'small')}
                <bdi>{token.symbol}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      {own.length > 0 && <List label={swap.tokens.own}>{own.map(createRow)}</List>}
      {others.length > 0 && <List label={swap.tokens.others}>{others.map(createRow)}</List>}
      {own.length + model.others.length === 0 && (
        <Status
          figure={
            <Figure>
              <CoinsIcon size={32} />
            </Figure>
          }
          {...swap.tokens.empty}
        />
      )}
    </div>
  )
}
