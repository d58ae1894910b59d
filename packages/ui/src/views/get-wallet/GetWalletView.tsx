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

/** Props of {@link GetWalletView}. */
export type GetWalletViewProps = {
  readonly model: GetWalletModel
  /** Called when the user clicks a link. The browser opens it. */
  readonly onFollow?: ((walletId: string) => void) | undefined
}

/**
 * Lists wallets that the user can install, with their download links.
 *
 * @example
 * ```tsx
 * import type { GetWalletModel } from '@latchkit/core'
 * import { GetWalletView } from '@latchkit/ui/views/get-wallet'
 *
 * type Props = { model: GetWalletModel; track: (walletId: string) => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, track }: Props) => <GetWalletView model={model} onFollow={track} />
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
