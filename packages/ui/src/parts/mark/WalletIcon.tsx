import type { ReactNode } from 'react'
import { Mark } from './Mark.js'

/** Props of {@link WalletIcon}. */
export type WalletIconProps = {
  readonly wallet: { readonly name: string; readonly icon?: string | undefined }
  /** 28, 40 or 72 px. Default: 40. */
  readonly size?: 'small' | 'large' | undefined
  /** Whether the image is loaded only near the viewport, for long lists. */
  readonly isLazy?: boolean | undefined
}

/** The icon of a wallet. */
export function WalletIcon({ wallet, size, isLazy }: WalletIconProps): ReactNode {
  return <Mark name={wallet.name} image={wallet.icon} shape="square" size={size} isLazy={isLazy} />
}
