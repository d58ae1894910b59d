import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A payment card: buy. */
export function CardIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M3 6.5A1.5 1.5 0 0 1 4.5 5h11A1.5 1.5 0 0 1 17 6.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 13.5ZM3 8.5h14M6 12h2.5" />
    </Icon>
  )
}
