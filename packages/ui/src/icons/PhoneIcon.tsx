import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A phone. */
export function PhoneIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M7.4 3.2h5.2a1.8 1.8 0 0 1 1.8 1.8v10a1.8 1.8 0 0 1-1.8 1.8H7.4A1.8 1.8 0 0 1 5.6 15V5a1.8 1.8 0 0 1 1.8-1.8ZM9.2 14.2h1.6" />
    </Icon>
  )
}
