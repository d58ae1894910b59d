import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** An open door: sign in. */
export function DoorIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} directional>
      <path d="M11.6 4.3 6.8 5.2a1 1 0 0 0-.8 1v7.6a1 1 0 0 0 .8 1l4.8.9ZM9.4 9.9v.02M11.6 5.2h1.6a1.6 1.6 0 0 1 1.6 1.6v6.4a1.6 1.6 0 0 1-1.6 1.6h-1.6" />
    </Icon>
  )
}
