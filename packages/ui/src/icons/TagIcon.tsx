import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A label with a hole: a name. */
export function TagIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M3.5 4.9v4.6c0 .4.1.7.4 1l5.7 5.7c.6.6 1.4.6 2 0l4.6-4.6c.6-.6.6-1.4 0-2L10.500 3.900c-.3-.3-.6-.4-1-.4H4.900c-.8 0-1.400.6-1.400 1.400ZM7.100 7.100h.01" />
    </Icon>
  )
}
