import type { GetWalletModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { PurseIcon } from '../../icons/PurseIcon.js'
import { useStyles } from '../../isolate/useStyles.js'
import { List } from '../../parts/list/List.js'
import { Figure } from '../../parts/status/Figure.js'
import { Status } from '../../parts/status/Status.js'
import css from './GetWalletView.css?inline'
import { Offer } from './Offer.js'

/** What {@link GetWalletView} takes. */
export type GetWalletViewProps = {
  readonly model: GetWalletModel
  /** A link was followed, for the record: the browser opens it. */
  readonly onFollow?: ((walletId: string) => void) | undefined
}

/**
 * Wallets the visitor could get, each with the places to get it from.
 *
 * @example
 * ```tsx
 * import type { GetWalletModel } from '@latchkit/core'
 * import { GetWalletView } from '@latchkit/ui/views/get-wallet'
 *
 * type Props = { model: GetWalletModel; note: (walletId: string) => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, note }: Props) => <GetWalletView model={model} onFollow={note} />
 * ```
 */
export function GetWalletView({ model, onFollow }: GetWalletViewProps): ReactNode {
  const { getWallet, connect } = useCopy()
  useStyles(css)
  if (model.status === 'empty') {
    return (
      <Status
        figure={
          <Figure>
            <PurseIcon size={32} />
          </Figure>
        }
        title={getWallet.empty.title}
        text={getWallet.empty.text}
      />
    )
  }
  return (
    <>
      <p className="get-lead">{getWallet.lead}</p>
      <List label={connect.wallets}>
        {model.wallets.map((wallet) => (
          <Offer key={wallet.id} wallet={wallet} onFollow={onFollow} />
        ))}
      </List>
    </>
  )
}
