import type { ChainNamespace } from '@latchkit/core'
import type { ReactNode } from 'react'
import { getNetworkShapes } from './getNetworkShapes.js'
import { Mark } from './Mark.js'
import { NamespaceDrawing } from './NamespaceDrawing.js'

/** What {@link NetworkIcon} takes. */
export type NetworkIconProps = {
  readonly network: {
    readonly id?: string | undefined
    readonly name: string
    readonly image?: string | undefined
  }
  readonly namespace: ChainNamespace
  /** 28, 40 or 72 px. Default 40. */
  readonly size?: 'small' | 'large' | undefined
}

/**
 * A network's mark in its circle. Without an image of the app it is the network's built-in icon, the drawing of its
 * namespace, or, where the many networks of a namespace are told apart by their letters, its letter.
 */
export function NetworkIcon({ network, namespace, size }: NetworkIconProps): ReactNode {
  const shapes = network.id === undefined ? undefined : getNetworkShapes(network.id)
  const drawing = namespace === 'eip155' ? undefined : <NamespaceDrawing namespace={namespace} />
  return (
    <Mark
      name={network.name}
      image={network.image}
      shape="round"
      size={size}
      shapes={shapes}
      drawing={drawing}
    />
  )
}
