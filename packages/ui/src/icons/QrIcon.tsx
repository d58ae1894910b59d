import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A QR code. */
export function QrIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M4 4h4.5v4.5H4ZM11.5 4H16v4.5h-4.5ZM4 11.5h4.5V16H4ZM11.5 11.5v.02M16 11.5v.02M13.75 13.75v.02M11.5 16v.02M16 16v.02" />
    </Icon>
  )
}
