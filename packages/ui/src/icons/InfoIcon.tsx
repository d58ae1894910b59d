import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** The letter i in a circle: information. */
export function InfoIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M14.9 5.1A7 7 0 1 0 16.9 8.9M10 9.4v4M10 6.6v.02" />
    </Icon>
  )
}
