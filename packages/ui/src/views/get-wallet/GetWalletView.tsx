import type { GetWalletModel, WalletOffer } from '@latchkit/core'
import type { ReactNode } from 'react'
import type { Copy } from '../../copy/Copy.js'
import { useCopy } from '../../copy/CopyContext.js'
import { getWalletName } from '../../format/getWalletName.js'
import { ForwardIcon } from '../../icons/ForwardIcon.js'
import { PurseIcon } from '../../icons/PurseIcon.js'
import { List, ListRow } from '../../parts/list/List.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Figure } from '../../parts/status/Figure.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './GetWalletView.css?inline'

/** Props of {@link GetWalletView}. */
export type GetWalletViewProps = {
  readonly model: GetWalletModel
  /** Called with the id of the selected wallet. The Downloads view shows its links. */
  readonly onSelectWallet?: ((walletId: string) => void) | undefined
}

/**
 * Lists wallets that the user can install, and what they are available for.
 *
 * @example
 * ```tsx
 * import type { GetWalletModel, WalletOffer } from '@latchkit/core'
 * import { GetWalletView } from '@latchkit/ui/views/get-wallet'
 *
 * type Props = { model: GetWalletModel; select: (walletId: string) => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, select }: Props) => <GetWalletView model={model} onSelectWallet={select} />
 * ```
 */
export function GetWalletView({ model, onSelectWallet }: GetWalletViewProps): ReactNode {
  const copy = useCopy()
  const { getWallet, connect } = copy
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
          <ListRow
            key={wallet.id}
            mark={<WalletIcon wallet={wallet} />}
            title={getWalletName(wallet, copy)}
            detail={getDetail(wallet, getWallet)}
            end={<ForwardIcon size={18} />}
            disabled={!onSelectWallet}
            onClick={() => onSelectWallet?.(wallet.id)}
          />
        ))}
      </List>
    </>
  )
}

/** Returns what a wallet is available for; without a store, its website. */
function getDetail({ chromeStore, appStore, playStore }: WalletOffer, copy: Copy['getWallet']): string {
  const stores = [chromeStore && copy.chromeStore, appStore && copy.appStore, playStore && copy.playStore]
  return stores.filter(Boolean).join(' · ') || copy.website
}
