import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** An envelope: an e-mail. */
export function MailIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M3 6.400c0-.8.6-1.400 1.400-1.400h11.200c.8 0 1.400.6 1.400 1.400v7.200c0 .8-.6 1.400-1.400 1.400H4.400c-.8 0-1.400-.6-1.400-1.400V6.400ZM3.500 6.500l5.600 4.300c.5.4 1.300.4 1.800 0l5.600-4.300" />
    </Icon>
  )
}
