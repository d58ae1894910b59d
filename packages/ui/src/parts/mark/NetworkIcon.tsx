import type { ChainNamespace } from '@latchkit/core'
import type { ReactNode } from 'react'
import { getNetworkShapes } from './getNetworkShapes.js'
import { Mark } from './Mark.js'
import { NamespaceDrawing } from './NamespaceDrawing.js'

/** Props of {@link NetworkIcon}. */
export type NetworkIconProps = {
  readonly network: {
    readonly id?: string | undefined
    readonly name: string
    readonly image?: string | undefined
  }
  readonly namespace: ChainNamespace
  /** 28, 40 or 72 px. Default: 40. */
  readonly size?: 'small' | 'large' | undefined
}

/**
 * The icon of a network. Without an image from the app it is the network's built-in icon or the drawing of its namespace.
 * EVM networks have a letter instead of the drawing, because there are many of them.
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
