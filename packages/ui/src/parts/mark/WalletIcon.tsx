import type { ReactNode } from 'react'
import { Mark } from './Mark.js'

/** What {@link WalletIcon} takes. */
export type WalletIconProps = {
  readonly wallet: { readonly name: string; readonly icon?: string | undefined }
  /** 28, 40 or 72 px. Default 40. */
  readonly size?: 'small' | 'large' | undefined
}

/** A wallet's icon in its rounded square. */
export function WalletIcon({ wallet, size }: WalletIconProps): ReactNode {
  return <Mark name={wallet.name} image={wallet.icon} shape="square" size={size} />
}
