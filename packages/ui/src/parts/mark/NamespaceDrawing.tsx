import type { ChainNamespace } from '@latchkit/core'
import type { ReactNode } from 'react'
import { DotsIcon } from '../../icons/DotsIcon.js'
import type { IconProps } from '../../icons/Icon.js'
import { LayersIcon } from '../../icons/LayersIcon.js'
import { PickIcon } from '../../icons/PickIcon.js'
import { PlanetIcon } from '../../icons/PlanetIcon.js'
import { SunIcon } from '../../icons/SunIcon.js'

/** Props of {@link NamespaceDrawing}. */
export type NamespaceDrawingProps = { readonly namespace: ChainNamespace }

const drawings: Readonly<Record<ChainNamespace, (props: IconProps) => ReactNode>> = {
  eip155: LayersIcon,
  solana: SunIcon,
  bip122: PickIcon,
  polkadot: DotsIcon,
  cosmos: PlanetIcon,
}

/** A drawing for a namespace. None of the drawings is a logo. */
export function NamespaceDrawing({ namespace }: NamespaceDrawingProps): ReactNode {
  const Drawing = drawings[namespace]
  return <Drawing />
}
