import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** An exclamation mark, for a badge with its own background. */
export function BangIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 4.2v7M10 15.4v.02" strokeWidth="2.4" />
    </Icon>
  )
}
