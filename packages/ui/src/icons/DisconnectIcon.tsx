import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** An arrow out of a frame: disconnect. */
export function DisconnectIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} directional>
      <path d="M8.4 4.4H6.6a2.2 2.2 0 0 0-2.2 2.2v6.8a2.2 2.2 0 0 0 2.2 2.2h1.8M12.6 6.8 15.8 10l-3.2 3.2M15.4 10H8.6" />
    </Icon>
  )
}
