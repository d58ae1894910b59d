import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A key. */
export function KeyIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 9.9a3.2 3.2 0 1 1-1-2.2M9.9 10h6.5v2.7M13.4 10v2" />
    </Icon>
  )
}
