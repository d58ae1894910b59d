import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** Three connected nodes: a network. */
export function NodesIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 6.2V9M8.9 10.9 6.5 12.6M11.1 10.9l2.4 1.7M10 2.9a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4ZM5.2 11.8a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4ZM14.8 11.8a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4ZM10 9v.02" />
    </Icon>
  )
}
