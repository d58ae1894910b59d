import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A question mark in a circle: help. */
export function HelpIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M14.9 5.1A7 7 0 1 0 16.9 8.9M7.8 7.9a2.2 2.2 0 1 1 3.3 1.9c-.7.4-1.1.8-1.1 1.5M10 13.7v.02" />
    </Icon>
  )
}
