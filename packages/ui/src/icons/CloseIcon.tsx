import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A cross: close. */
export function CloseIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M5.5 5.5 14.5 14.5M14.5 5.5 5.5 14.5" />
    </Icon>
  )
}
