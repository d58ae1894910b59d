import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A pattern of dots: Polkadot. */
export function DotsIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M5.2 5.2v.02M14.8 5.2v.02M10 10v.02M5.2 14.8v.02M14.8 14.8v.02" strokeWidth="3.6" />
    </Icon>
  )
}
