import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A globe: a website. */
export function GlobeIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M14.9 5.1A7 7 0 1 0 16.9 8.9M3.3 10h13.2M10 3.1c2 1.9 3 4.2 3 6.9s-1 5-3 6.9c-2-1.9-3-4.2-3-6.9s1-5 3-6.9Z" />
    </Icon>
  )
}
