import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A purse: a wallet. */
export function PurseIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M14.6 6.9V6a1.9 1.9 0 0 0-1.9-1.9H6A2 2 0 0 0 4 6v7.6a2.3 2.3 0 0 0 2.3 2.3h7.4a2.3 2.3 0 0 0 2.3-2.3V9.2A2.3 2.3 0 0 0 13.7 6.9H6M12.9 11.4v.02" />
    </Icon>
  )
}
