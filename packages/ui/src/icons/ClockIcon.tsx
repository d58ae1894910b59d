import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A clock: permissions that end. */
export function ClockIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 3.25a6.750 6.750 0 1 1 0 13.500a6.750 6.750 0 0 1 0-13.500ZM10 6.500v3.500l2.250 1.750" />
    </Icon>
  )
}
