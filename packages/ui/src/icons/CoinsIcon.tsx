import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A stack of coins. */
export function CoinsIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 4.2c3 0 5.4 1 5.4 2.3S13 8.8 10 8.8 4.6 7.8 4.6 6.5 7 4.2 10 4.2ZM4.6 6.5V10c0 1.3 2.4 2.3 5.4 2.3s5.4-1 5.4-2.3V9.6M4.6 10v3.5c0 1.3 2.4 2.3 5.4 2.3s5.4-1 5.4-2.3V13" />
    </Icon>
  )
}
