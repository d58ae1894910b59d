import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** Two overlapping sheets: copy. */
export function CopyIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M9.4 7.2h4.4a2.2 2.2 0 0 1 2.2 2.2v4.4a2.2 2.2 0 0 1-2.2 2.2H9.4a2.2 2.2 0 0 1-2.2-2.2V9.4a2.2 2.2 0 0 1 2.2-2.2ZM4.5 12.2a2 2 0 0 1-.5-1.4V6.2A2.2 2.2 0 0 1 6.2 4h4.6a2 2 0 0 1 1.4.5" />
    </Icon>
  )
}
