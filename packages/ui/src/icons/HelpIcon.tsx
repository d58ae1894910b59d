import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A question mark in a circle: help. */
export function HelpIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM7.9 8a2.1 2.1 0 1 1 3.2 1.8c-.7.4-1.1.8-1.1 1.5M10 13.7v.02" />
    </Icon>
  )
}
