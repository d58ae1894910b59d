import type { PayModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { getWalletName } from '../../format/getWalletName.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { CoinsIcon } from '../../icons/CoinsIcon.js'
import { ForwardIcon } from '../../icons/ForwardIcon.js'
import { PurseIcon } from '../../icons/PurseIcon.js'
import { QrIcon } from '../../icons/QrIcon.js'
import { SwitchIcon } from '../../icons/SwitchIcon.js'
import { Button } from '../../parts/button/Button.js'
import { List, ListRow } from '../../parts/list/List.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Notice } from '../../parts/notice/Notice.js'
import { Figure } from '../../parts/status/Figure.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { PayHead } from './PayHead.js'
import css from './PayView.css?inline'
import { usePayFailure } from './usePayFailure.js'

/** Props of {@link PayView}. */
export type PayViewProps = {
  readonly model: PayModel
  /** Reviews the payment with the connected wallet. */
  readonly onWallet?: (() => void) | undefined
  /** Shows the wallets, while none is connected. */
  readonly onConnect?: (() => void) | undefined
  /** Asks the wallet to switch to the network of the payment. */
  readonly onSwitch?: (() => void) | undefined
  /** Pays at an exchange. */
  readonly onExchange?: ((id: string) => void) | undefined
  /** Asks for the exchanges again. */
  readonly onRetry?: (() => void) | undefined
  /** Shows the code for other wallets. */
  readonly onCode?: (() => void) | undefined
}

/**
 * Shows what the app asks to pay, and the ways to pay it: the connected wallet, another wallet, and exchanges.
 *
 * @example
 * ```tsx
 * import type { PayModel } from '@latchkit/core'
 * import { PayView } from '@latchkit/ui/views/pay'
 *
 * type Props = { model: PayModel; review: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, review }: Props) => <PayView model={model} onWallet={review} />
 * ```
 */
export function PayView(props: PayViewProps): ReactNode {
  const { model, onCode } = props
  const copy = useAccountCopy()
  const { pay } = copy
  useStyles(css)
  const wallet = model.status === 'ready' && 'name' in model.wallet ? getWalletName(model.wallet, copy) : ''
  const getText = usePayFailure(wallet)
  if (model.status === 'none')
    return (
      <Status
        figure={
          <Figure>
            <CoinsIcon size={32} />
          </Figure>
        }
        {...pay.none}
      />
    )
  const failure = model.failure && getText(model.failure)
  return (
    <div className="detail pay">
      <PayHead model={model} />
      {model.isDeclined && <Notice {...pay.declined} />}
      {failure && <Notice title={failure.text} text={failure.advice} />}
      <List label={pay.methods}>
        <WalletRow {...props} model={model} walletName={wallet} />
        <ListRow
          mark={
            <span className="row-icon">
              <QrIcon />
            </span>
          }
          title={pay.code}
          end={<ForwardIcon size={18} />}
          onClick={onCode}
        />
      </List>
      <Exchanges {...props} model={model} />
    </div>
  )
}

type Ready = Extract<PayModel, { status: 'ready' }>
type PartProps = Omit<PayViewProps, 'model'> & { readonly model: Ready }

function WalletRow(props: PartProps & { readonly walletName: string }): ReactNode {
  const { model, walletName, onWallet, onConnect, onSwitch } = props
  const { pay } = useAccountCopy()
  const { wallet, network, requested } = model
  if (wallet.status === 'none') return null
  const end = <ForwardIcon size={18} />
  if (wallet.status === 'disconnected')
    return (
      <ListRow
        mark={
          <span className="row-icon">
            <PurseIcon />
          </span>
        }
        title={pay.connect}
        end={end}
        onClick={onConnect}
      />
    )
  if (wallet.status === 'other-network')
    return (
      <ListRow
        mark={
          <span className="row-icon">
            <SwitchIcon />
          </span>
        }
        title={fill(pay.switchNetwork, { network: network.name })}
        end={end}
        onClick={onSwitch}
      />
    )
  return (
    <ListRow
      mark={<WalletIcon wallet={wallet} />}
      title={fill(pay.wallet, { wallet: walletName })}
      detail={<bdi dir="ltr">{shortenAddress(wallet.address)}</bdi>}
      end={end}
      onClick={requested === undefined ? onWallet : undefined}
    />
  )
}

function Exchanges({ model, onExchange, onRetry }: PartProps): ReactNode {
  const { pay } = useAccountCopy()
  const { exchanges, requested } = model
  return (
    <>
      {exchanges.status === 'loading' && (
        <p className="pay-note" role="status">
          {pay.loadingExchanges}
        </p>
      )}
      {exchanges.status === 'failed' && (
        <>
          <Notice {...pay.exchangesFailed} />
          {onRetry && <Button onClick={onRetry}>{pay.retry}</Button>}
        </>
      )}
      {exchanges.status === 'ready' && exchanges.list.length === 0 && (
        <p className="pay-note">{pay.noExchanges}</p>
      )}
      {exchanges.status === 'ready' && exchanges.list.length > 0 && (
        <List label={pay.exchanges} heading>
          {exchanges.list.map(({ id, name, image }) => (
            <ListRow
              key={id}
              mark={<WalletIcon wallet={{ name, icon: image }} />}
              title={<bdi>{name}</bdi>}
              detail={requested === id && <span role="status">{pay.opening}</span>}
              end={<ForwardIcon size={18} />}
              busy={requested === id}
              disabled={requested !== undefined && requested !== id}
              onClick={onExchange && (() => onExchange(id))}
            />
          ))}
        </List>
      )}
    </>
  )
}
