import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** An angle along the text: leads further. */
export function ForwardIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} directional>
      <path d="M8.2 4.8 13.4 10l-5.2 5.2" />
    </Icon>
  )
}
