import type { ReactNode } from 'react'
import type { IconProps } from './Icon.js'

/**
 * The mark of WalletConnect on a grid of 24 units: a connection to a wallet on another device. From `simple-icons` 16.37.0 (CC0 1.0), with
 * coordinates of two decimals.
 * The name and the mark belong to their owner.
 *
 * @see https://github.com/simple-icons/simple-icons
 */
export function LinkIcon({ size = 20 }: IconProps): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M4.91 7.52c3.92-3.83 10.26-3.83 14.17 0l.47.46a.48.48 0 0 1 0 .69l-1.61 1.58a.25.25 0 0 1-.35 0l-.65-.63c-2.73-2.67-7.16-2.67-9.89 0l-.69.68a.26.26 0 0 1-.35 0L4.4 8.72a.48.48 0 0 1 0-.69l.52-.51Zm17.51 3.26 1.43 1.4a.48.48 0 0 1 0 .69l-6.47 6.33a.51.51 0 0 1-.71 0l-4.59-4.49a.13.13 0 0 0-.18 0l-4.59 4.49a.51.51 0 0 1-.71 0L.15 12.88a.48.48 0 0 1 0-.69l1.43-1.4a.51.51 0 0 1 .71 0l4.59 4.49c.05.05.13.05.18 0l4.59-4.49a.51.51 0 0 1 .71 0l4.59 4.49c.05.05.13.05.18 0l4.59-4.49a.51.51 0 0 1 .71 0Z"
      />
    </svg>
  )
}
