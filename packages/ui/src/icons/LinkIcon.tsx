import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** Two linked arcs: a connection to a wallet on another device. */
export function LinkIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M3.6 13.4V9.8a4.2 4.2 0 0 1 8.4 0v.6M16.4 6.6v3.6a4.2 4.2 0 0 1-8.4 0v-.6" />
    </Icon>
  )
}
