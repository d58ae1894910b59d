import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A planet in its ring: Cosmos. */
export function PlanetIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M14.6 8.2a5 5 0 1 0-.2 4.2M5.6 11.8c-2.1 1.7-3.3 3.2-2.8 3.9.8 1.1 5-.7 9.3-3.9s7.2-6.7 6.4-7.8c-.5-.7-2.4-.2-4.8 1.1" />
    </Icon>
  )
}
