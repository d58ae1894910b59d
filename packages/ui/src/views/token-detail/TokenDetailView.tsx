import type { AccountAction, TokenDetailModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { sanitizeLink } from '../../format/sanitizeLink.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { useAmountTexts } from '../../format/useAmountTexts.js'
import { CardIcon } from '../../icons/CardIcon.js'
import { CoinsIcon } from '../../icons/CoinsIcon.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { SendIcon } from '../../icons/SendIcon.js'
import { SwitchIcon } from '../../icons/SwitchIcon.js'
import { Amount } from '../../parts/amount/Amount.js'
import { Button } from '../../parts/button/Button.js'
import { CopyButton } from '../../parts/copy-button/CopyButton.js'
import { DetailSkeleton } from '../../parts/detail/DetailSkeleton.js'
import { NetworkRow } from '../../parts/detail/NetworkRow.js'
import { List, ListRow } from '../../parts/list/List.js'
import { TokenIcon } from '../../parts/mark/TokenIcon.js'
import { Figure } from '../../parts/status/Figure.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { NotConnected } from '../receive/NotConnected.js'
import css from './TokenDetailView.css?inline'

/** Props of {@link TokenDetailView}. */
export type TokenDetailViewProps = {
  readonly model: TokenDetailModel
  /** Copies the address of the contract or mint; rejects if that failed. */
  readonly onCopy?: ((text: string) => void | Promise<void>) | undefined
  /** Actions of the account, of which `buy`, `send` and `swap` are offered. */
  readonly actions?: readonly AccountAction[] | undefined
  readonly onAction?: ((action: 'buy' | 'send' | 'swap') => void) | undefined
  /** Shows the tokens of the account, if this one is not among them. */
  readonly onTokens?: (() => void) | undefined
  /** Shows the wallets, while none is connected. */
  readonly onConnect?: (() => void) | undefined
}

/**
 * Shows a token of the account: how much of it the account owns, its value, and what identifies it.
 *
 * @example
 * ```tsx
 * import type { TokenDetailModel } from '@latchkit/core'
 * import { TokenDetailView } from '@latchkit/ui/views/token-detail'
 *
 * type Props = { model: TokenDetailModel; copy: (text: string) => Promise<void> }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, copy }: Props) => <TokenDetailView model={model} onCopy={copy} />
 * ```
 */
export function TokenDetailView(props: TokenDetailViewProps): ReactNode {
  const { model, onTokens, onConnect } = props
  const { detail, loading } = useAccountCopy().account.tokens
  useStyles(css)
  switch (model.status) {
    case 'disconnected':
      return <NotConnected onConnect={onConnect} />
    case 'loading':
      return <DetailSkeleton label={loading} />
    case 'missing':
      return (
        <Status
          figure={
            <Figure>
              <CoinsIcon size={32} />
            </Figure>
          }
          title={detail.missing.title}
          text={detail.missing.text}
        >
          {onTokens && (
            <Button variant="primary" onClick={onTokens}>
              {detail.showAll}
            </Button>
          )}
        </Status>
      )
    case 'ready':
      return <Detail {...props} model={model} />
  }
}

const offered = [
  ['send', SendIcon],
  ['swap', SwitchIcon],
  ['buy', CardIcon],
] as const

function Detail({
  model,
  actions = [],
  onAction,
  onCopy,
}: Pick<TokenDetailViewProps, 'actions' | 'onAction' | 'onCopy'> & {
  readonly model: Extract<TokenDetailModel, { status: 'ready' }>
}): ReactNode {
  const shown = offered.filter(([action]) => actions.includes(action))
  const { account, lang } = useAccountCopy()
  const { detail, noPrice, unknown, stale } = account.tokens
  const { token, network, namespace, valueDecimals, price, staleAt } = model
  const { name, symbol, amount, value, icon, address, explorerUrl } = token
  const isMint = namespace === 'solana'
  const texts = useAmountTexts()
  const createUsd = (dollars: bigint | undefined) =>
    dollars === undefined ? noPrice : <bdi dir="ltr">{texts.usd(dollars, valueDecimals, 'down')}</bdi>
  return (
    <div className="detail token-detail">
      <div className="token-detail-head">
        <TokenIcon
          token={{ symbol: symbol || name, image: icon, isNative: address === undefined }}
          network={network}
          namespace={namespace}
          size="large"
        />
        <h3>
          <bdi>{name || symbol || unknown}</bdi>
        </h3>
        {symbol !== '' && symbol !== name && (
          <p className="token-detail-note">
            <bdi>{symbol}</bdi>
          </p>
        )}
        {staleAt !== undefined && (
          <p className="token-detail-note">
            {fill(stale, { time: new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(staleAt) })}
          </p>
        )}
      </div>
      {onAction && shown.length > 0 && (
        <div className="token-detail-actions">
          {shown.map(([action, Icon]) => (
            <Button key={action} icon={<Icon />} onClick={() => onAction(action)}>
              {account[action]}
            </Button>
          ))}
        </div>
      )}
      <List label={detail.heading}>
        <ListRow small title={account.balance} end={<Amount amount={texts.typed(amount, token, 'down')} />} />
        <ListRow small title={detail.value} end={createUsd(value)} />
        {price !== undefined && <ListRow small title={detail.price} end={createUsd(price)} />}
        {address === undefined ? (
          <ListRow small title={detail.type} end={detail.native} />
        ) : (
          <ListRow
            small
            title={isMint ? detail.mint : detail.contract}
            end={
              <CopyButton
                label={isMint ? detail.copyMint : detail.copyContract}
                copiedLabel={account.copied}
                onCopy={onCopy && (() => onCopy(address))}
              >
                <bdi dir="ltr" title={address}>
                  {shortenAddress(address)}
                </bdi>
              </CopyButton>
            }
          />
        )}
        <NetworkRow network={network} namespace={namespace} />
        {sanitizeLink(explorerUrl) && (
          <ListRow small title={account.explorer} end={<ExternalIcon size={18} />} href={explorerUrl} />
        )}
      </List>
    </div>
  )
}
