import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** A browser window with a plus sign: a browser extension. */
export function BrowserIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M16 8V6.2A1.8 1.8 0 0 0 14.2 4.4H5.8A1.8 1.8 0 0 0 4 6.2v7.6a1.8 1.8 0 0 0 1.8 1.8h4.6M4.2 7.8H16M14.8 10.8v5.6M12 13.6h5.6" />
    </Icon>
  )
}
