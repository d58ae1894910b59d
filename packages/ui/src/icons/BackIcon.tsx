import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A chevron towards the start of the text: back. */
export function BackIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} directional>
      <path d="M11.8 4.8 6.6 10l5.2 5.2" />
    </Icon>
  )
}
