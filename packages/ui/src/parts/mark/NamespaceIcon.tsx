import type { ChainNamespace } from '@latchkit/core'
import type { ReactNode } from 'react'
import { Mark } from './Mark.js'
import { NamespaceDrawing } from './NamespaceDrawing.js'

/** What {@link NamespaceIcon} takes. */
export type NamespaceIconProps = {
  readonly namespace: ChainNamespace
  /** 28, 40 or 72 px. Default 40. */
  readonly size?: 'small' | 'large' | undefined
}

/** The mark of a kind of chain, where no network of it is meant. */
export function NamespaceIcon({ namespace, size }: NamespaceIconProps): ReactNode {
  return (
    <Mark name={namespace} shape="round" size={size} drawing={<NamespaceDrawing namespace={namespace} />} />
  )
}
