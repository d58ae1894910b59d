import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A warning triangle. */
export function AlertIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 7.6v3.2M10 13.4v.02M12 5.4 11.4 4.3a1.6 1.6 0 0 0-2.8 0L3.3 13.7a1.6 1.6 0 0 0 1.4 2.4h10.6a1.6 1.6 0 0 0 1.4-2.4L14.2 9.2" />
    </Icon>
  )
}
