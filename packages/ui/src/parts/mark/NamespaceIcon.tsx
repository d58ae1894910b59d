import type { ChainNamespace } from '@latchkit/core'
import type { ReactNode } from 'react'
import { Mark } from './Mark.js'
import { NamespaceDrawing } from './NamespaceDrawing.js'

/** Props of {@link NamespaceIcon}. */
export type NamespaceIconProps = {
  readonly namespace: ChainNamespace
  /** 28, 40 or 72 px. Default: 40. */
  readonly size?: 'small' | 'large' | undefined
}

/** The icon of a namespace. */
export function NamespaceIcon({ namespace, size }: NamespaceIconProps): ReactNode {
  return (
    <Mark name={namespace} shape="round" size={size} drawing={<NamespaceDrawing namespace={namespace} />} />
  )
}
