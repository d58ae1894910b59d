import type { WalletRow } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { getWalletName } from '../../format/getWalletName.js'
import { LinkIcon } from '../../icons/LinkIcon.js'
import { Mark } from './Mark.js'

/** Props of {@link WalletIcon}. */
export type WalletIconProps = {
  readonly wallet: {
    readonly name: string
    readonly icon?: string | undefined
    readonly tag?: WalletRow['tag']
  }
  /** 28, 40 or 72 px. Default: 40. */
  readonly size?: 'small' | 'large' | undefined
  /** Whether the image is loaded only near the viewport, for long lists. */
  readonly isLazy?: boolean | undefined
}

/** The icon of a wallet. A row that shows a QR code for any wallet has two linked arcs, as in the code itself. */
export function WalletIcon({ wallet, size, isLazy }: WalletIconProps): ReactNode {
  return (
    <Mark
      name={getWalletName(wallet, useCopy())}
      image={wallet.icon}
      shape="square"
      size={size}
      isLazy={isLazy}
      drawing={wallet.tag === 'qr-code' ? <LinkIcon /> : undefined}
    />
  )
}
