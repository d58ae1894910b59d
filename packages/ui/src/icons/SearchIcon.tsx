import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A magnifying glass: search. */
export function SearchIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M12.4 5.2A5 5 0 1 0 13.9 8.8M12.6 12.6 16 16" />
    </Icon>
  )
}
