import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** An arrow that leaves towards the upper end corner: send. */
export function SendIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} directional>
      <path d="M5.2 14.8 14.4 5.6M7.4 5.4h7.2v7.2" />
    </Icon>
  )
}
