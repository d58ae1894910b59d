import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A circular arrow: retry. */
export function RetryIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M15.9 10A5.9 5.9 0 1 1 13.6 5.3M15.9 4.2v3.4h-3.4" />
    </Icon>
  )
}
