import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A check mark. */
export function CheckIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M4.6 10.6 8.3 14.2 15.4 6.2" />
    </Icon>
  )
}
