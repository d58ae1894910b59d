import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A shield with a check mark: certified. */
export function SealIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 3.2 4.6 5.3v4.1c0 3.4 2.2 6.1 5.4 7.4 3.2-1.3 5.4-4 5.4-7.4V5.3ZM7.6 10l1.7 1.7 3.1-3.3" />
    </Icon>
  )
}
