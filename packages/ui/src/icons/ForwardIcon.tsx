import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A chevron towards the end of the text: forward. */
export function ForwardIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} directional>
      <path d="M8.2 4.8 13.4 10l-5.2 5.2" />
    </Icon>
  )
}
