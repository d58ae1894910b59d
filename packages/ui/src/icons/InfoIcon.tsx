import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** The letter i in a circle: information. */
export function InfoIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM10 9.4v4M10 6.6v.02" />
    </Icon>
  )
}
