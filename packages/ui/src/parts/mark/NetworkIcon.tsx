import type { ReactNode } from 'react'
import { Mark } from './Mark.js'

/** What {@link NetworkIcon} takes. */
export type NetworkIconProps = {
  readonly network: { readonly name: string; readonly image?: string | undefined }
  /** 28, 40 or 72 px. Default 40. */
  readonly size?: 'small' | 'large' | undefined
}

/** A network's mark in its circle. */
export function NetworkIcon({ network, size }: NetworkIconProps): ReactNode {
  return <Mark name={network.name} image={network.image} shape="round" size={size} />
}
