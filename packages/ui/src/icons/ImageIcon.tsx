import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A picture with a mountain and a sun: an NFT without an image. */
export function ImageIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M4 5.6A1.6 1.6 0 0 1 5.6 4h8.8A1.6 1.6 0 0 1 16 5.6v8.8a1.6 1.6 0 0 1-1.6 1.6H5.6A1.6 1.6 0 0 1 4 14.4ZM4.3 14.2l3.5-3.9a1 1 0 0 1 1.5 0l2.2 2.5 1.1-1.2a1 1 0 0 1 1.5 0l1.6 1.8M12.2 7.6h.01" />
    </Icon>
  )
}
