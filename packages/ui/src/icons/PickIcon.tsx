import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A miner’s pick: Bitcoin. */
export function PickIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M9 3.4c4.2-.4 8 3.4 7.6 7.6-1.2-2.6-2.8-4.2-4-5.2M9 3.4c2 .9 3.6 2.4 3.6 2.4M4 16l9-9" />
    </Icon>
  )
}
