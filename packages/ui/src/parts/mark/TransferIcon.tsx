import type { TransactionTransfer } from '@latchkit/core'
import type { ReactNode } from 'react'
import { getCurrencyNetwork, getNetworkShapes } from './getNetworkShapes.js'
import { Mark } from './Mark.js'

/** Props of {@link TransferIcon}. */
export type TransferIconProps = {
  readonly transfer: Pick<TransactionTransfer, 'kind' | 'name' | 'symbol' | 'icon' | 'isNative'>
  /** Determines the letter of an asset without a name. */
  readonly fallback: string
}

/** The icon of what a transaction moved: the one that the token has in all views, or the image of an NFT. */
export function TransferIcon({ transfer, fallback }: TransferIconProps): ReactNode {
  const { kind, name, symbol, icon, isNative = false } = transfer
  const network = isNative ? getCurrencyNetwork(symbol) : undefined
  return (
    <Mark
      name={symbol || name || fallback}
      image={icon}
      shape={kind === 'nft' ? 'square' : 'round'}
      shapes={network === undefined ? undefined : getNetworkShapes(network)}
      isLazy
    />
  )
}
