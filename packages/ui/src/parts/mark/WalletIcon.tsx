import type { ReactNode } from 'react'
import { Mark } from './Mark.js'

/** What {@link WalletIcon} takes. */
export type WalletIconProps = {
  readonly wallet: { readonly name: string; readonly icon?: string | undefined }
  /** 28, 40 or 72 px. Default 40. */
  readonly size?: 'small' | 'large' | undefined
  /** Fetched only when it is near the screen: for one of many. */
  readonly isLazy?: boolean | undefined
}

/** A wallet's icon in its rounded square. */
export function WalletIcon({ wallet, size, isLazy }: WalletIconProps): ReactNode {
  return <Mark name={wallet.name} image={wallet.icon} shape="square" size={size} isLazy={isLazy} />
}
