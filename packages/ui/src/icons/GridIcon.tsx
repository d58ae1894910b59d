import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** Four tiles: all wallets. */
export function GridIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M4 5.4A1.4 1.4 0 0 1 5.4 4h1.7a1.4 1.4 0 0 1 1.4 1.4v1.7a1.4 1.4 0 0 1-1.4 1.4H5.4A1.4 1.4 0 0 1 4 7.1ZM11.5 5.4A1.4 1.4 0 0 1 12.9 4h1.7A1.4 1.4 0 0 1 16 5.4v1.7a1.4 1.4 0 0 1-1.4 1.4h-1.7a1.4 1.4 0 0 1-1.4-1.4ZM4 12.9a1.4 1.4 0 0 1 1.4-1.4h1.7a1.4 1.4 0 0 1 1.4 1.4v1.7A1.4 1.4 0 0 1 7.1 16H5.4A1.4 1.4 0 0 1 4 14.6ZM11.5 12.9a1.4 1.4 0 0 1 1.4-1.4h1.7a1.4 1.4 0 0 1 1.4 1.4v1.7a1.4 1.4 0 0 1-1.4 1.4h-1.7a1.4 1.4 0 0 1-1.4-1.4Z" />
    </Icon>
  )
}
