import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** Two opposite arrows: switch. */
export function SwitchIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} directional>
      <path d="M4.4 7.2h10.8M12.2 4.2l3 3-3 3M15.6 12.8H4.8M7.8 9.8l-3 3 3 3" />
    </Icon>
  )
}
