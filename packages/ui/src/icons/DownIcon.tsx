import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A chevron pointing down: expand. */
export function DownIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M4.8 8.2 10 13.4l5.2-5.2" />
    </Icon>
  )
}
