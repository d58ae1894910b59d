import type { SocialProvider } from '@latchkit/core'
import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.js'

/** Drawn for this kit, in the style of its icons. */
const drawings: Readonly<Record<SocialProvider, string>> = {
  google: 'M10.4 10h6a6.400 6.400 0 1 1-1.900-4.500',
  github:
    'M5 7.500V4l3 1.600a8 8 0 0 1 4 0L15 4v3.500c1 1.100 1.300 2.300 1 3.700-.5 2.400-2.600 3.800-6 3.800s-5.500-1.400-6-3.800c-.3-1.400 0-2.600 1-3.700Z',
  apple:
    'M10 6.500c1-1 2.600-1.300 3.900-.6 1.700.9 2.300 3 1.600 5.300-.7 2.600-2.300 5.300-3.900 5.300-.6 0-1-.4-1.600-.4s-1 .4-1.600.4c-1.600 0-3.200-2.700-3.900-5.300-.7-2.300-.1-4.400 1.600-5.300 1.300-.7 2.900-.4 3.900.6Zm0-.3c0-1.700.9-2.900 2.400-3.200',
  facebook: 'M13 4h-1.200c-1.600 0-2.600 1-2.600 2.700V17M6.600 9.600h5.800',
  x: 'm4.500 4.500 11 11m0-11-11 11',
  discord:
    'M6 6c2.600-.9 5.400-.9 8 0 1.500 2.400 2.300 5 2.200 8-1.100.8-2.200 1.300-3.400 1.500l-.9-1.600c-1.300.2-2.500.2-3.800 0l-.9 1.600c-1.200-.2-2.300-.7-3.400-1.500-.1-3 .7-5.600 2.200-8Zm1.800 5h.01m4.390 0h.01',
  farcaster: 'M4 4.500h12M5.500 4.500V16h2.200v-4a2.300 2.300 0 0 1 4.600 0v4h2.200V4.500M4 8h1.500m9 0H16',
}

/** The mark of a provider of accounts. */
export function SocialIcon({
  provider,
  ...props
}: IconProps & { readonly provider: SocialProvider }): ReactNode {
  return (
    <Icon {...props}>
      <path d={drawings[provider]} />
    </Icon>
  )
}
