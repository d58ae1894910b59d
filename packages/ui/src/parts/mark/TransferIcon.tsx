import type { TransactionTransfer } from '@latchkit/core'
import type { ReactNode } from 'react'
import { Mark } from './Mark.js'
import { TokenIcon } from './TokenIcon.js'

/** Props of {@link TransferIcon}. */
export type TransferIconProps = {
  readonly transfer: Pick<TransactionTransfer, 'kind' | 'name' | 'symbol' | 'icon' | 'isNative'>
  /** Determines the letter of an asset without a name. */
  readonly fallback: string
}

/** The icon of what a transaction moved: the one that the token has in all views, or the image of an NFT. */
export function TransferIcon({ transfer, fallback }: TransferIconProps): ReactNode {
  const { kind, name, symbol, icon, isNative } = transfer
  const letter = symbol || name || fallback
  if (kind === 'nft') return <Mark name={letter} image={icon} shape="square" isLazy />
  return <TokenIcon token={{ symbol: letter, image: icon, isNative }} namespace="eip155" isLazy />
}
