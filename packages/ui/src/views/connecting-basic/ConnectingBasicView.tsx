import type { ConnectingBasicModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { AllWalletsRow } from '../connect/AllWalletsRow.js'
import { WalletLists } from '../connect/WalletLists.js'
import { RemotePanel, type RemotePanelProps } from '../connecting-remote/RemotePanel.js'
import css from './ConnectingBasicView.css?inline'

/** Props of {@link ConnectingBasicView}. */
export type ConnectingBasicViewProps = Omit<RemotePanelProps, 'model'> & {
  readonly model: ConnectingBasicModel
  /** Called with the id of the selected wallet. */
  readonly onSelectWallet?: ((walletId: string) => void) | undefined
  readonly onAllWallets?: (() => void) | undefined
}

/**
 * Shows a QR code for any wallet and a list of wallets below it, for apps without adapters.
 *
 * @example
 * ```tsx
 * import type { ConnectingBasicModel } from '@latchkit/core'
 * import { ConnectingBasicView } from '@latchkit/ui/views/connecting-basic'
 *
 * type Props = { model: ConnectingBasicModel; connect: (walletId: string) => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, connect }: Props) => (
 *   <ConnectingBasicView model={model} onSelectWallet={connect} />
 * )
 * ```
 */
export function ConnectingBasicView(props: ConnectingBasicViewProps): ReactNode {
  const { model, onSelectWallet, onAllWallets, ...panel } = props
  const { connect } = useCopy()
  useStyles(css)
  return (
    <>
      <RemotePanel model={model.remote} {...panel} />
      {(model.wallets.length > 0 || model.allWallets) && (
        <WalletLists
          label={connect.wallets}
          heading
          wallets={model.wallets}
          last={model.allWallets && <AllWalletsRow onClick={onAllWallets} />}
          onSelect={onSelectWallet}
        />
      )}
    </>
  )
}
