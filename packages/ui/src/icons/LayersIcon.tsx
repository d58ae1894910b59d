import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** Stacked layers: EVM networks. */
export function LayersIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 3.2 16.4 6.6 10 10 3.6 6.6ZM3.6 10 10 13.4 16.4 10M3.6 13.4 10 16.8l4.4-2.3" />
    </Icon>
  )
}
