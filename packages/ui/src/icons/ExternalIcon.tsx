import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** An arrow out of a box: an external link. */
export function ExternalIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} directional>
      <path d="M9 4.6H6.6a2.2 2.2 0 0 0-2.2 2.2v6.6a2.2 2.2 0 0 0 2.2 2.2h6.6a2.2 2.2 0 0 0 2.2-2.2V11M11.9 4.2h3.9v3.9M15.4 4.6 9.8 10.2" />
    </Icon>
  )
}
