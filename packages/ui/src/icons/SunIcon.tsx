import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A sun: Solana. */
export function SunIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 6.6a3.4 3.4 0 1 1-2.9 1.6M10 2.6v1.2M10 16.2v1.2M2.6 10h1.2M16.2 10h1.2M4.8 4.8l.8.8M14.4 14.4l.8.8M4.8 15.2l.8-.8M14.4 5.6l.8-.8" />
    </Icon>
  )
}
