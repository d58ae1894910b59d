import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** An arrow out of a tray: share. */
export function ShareIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 12.2V3.4M6.7 6.5 10 3.2l3.3 3.3M5 10.4v4.4a1.8 1.8 0 0 0 1.8 1.8h6.4a1.8 1.8 0 0 0 1.8-1.8v-4.4" />
    </Icon>
  )
}
