import type { ChainNamespace } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { getCurrencyNetwork, getNetworkShapes } from './getNetworkShapes.js'
import { Mark } from './Mark.js'
import { NetworkIcon, type NetworkIconProps } from './NetworkIcon.js'
import css from './TokenIcon.css?inline'

/** Props of {@link TokenIcon}. */
export type TokenIconProps = {
  readonly token: {
    /** Determines the letter and the tint of a token without an image. */
    readonly symbol: string
    readonly image?: string | undefined
    /** Whether it is the currency of the network. A token of a contract can have any symbol, so only a currency has a built-in icon. */
    readonly isNative?: boolean | undefined
  }
  /** The network whose icon is shown as a badge. Default: no badge. */
  readonly network?: NetworkIconProps['network'] | undefined
  readonly namespace: ChainNamespace
  /** Whether the image is loaded only near the viewport. */
  readonly isLazy?: boolean | undefined
  /** 28, 40 or 72 px. Default: 40. */
  readonly size?: 'small' | 'large' | undefined
}

/**
 * The icon of a token with the icon of its network as a badge. There is no badge if both icons are the same, such as the icon of
 * ether on Ethereum. It is decorative, because the name is shown beside it.
 */
export function TokenIcon({ token, network, namespace, isLazy, size }: TokenIconProps): ReactNode {
  useStyles(css)
  const { symbol, image, isNative = false } = token
  const currencyNetwork = isNative ? getCurrencyNetwork(symbol) : undefined
  const shapes = currencyNetwork === undefined ? undefined : getNetworkShapes(currencyNetwork)
  const hasSameIcon = image === undefined && currencyNetwork !== undefined && currencyNetwork === network?.id
  return (
    <span className="token" data-size={size} aria-hidden="true">
      <Mark name={symbol} image={image} shape="round" size={size} isLazy={isLazy} shapes={shapes} />
      {network && !hasSameIcon && <NetworkIcon network={network} namespace={namespace} size="small" />}
    </span>
  )
}
