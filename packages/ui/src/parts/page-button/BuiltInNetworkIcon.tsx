import type { ReactNode } from 'react'
import { NodesIcon } from '../../icons/NodesIcon.js'
import { getNetworkShapes } from '../mark/getNetworkShapes.js'

/** Props of {@link BuiltInNetworkIcon}. */
export type BuiltInNetworkIconProps = {
  /** The CAIP-2 id of the network. */
  readonly id: string
}

/** The built-in icon of a network at the size of an image in a button in the page; without one, the icon of an unknown network. */
export function BuiltInNetworkIcon({ id }: BuiltInNetworkIconProps): ReactNode {
  const [ground, ...glyph] = getNetworkShapes(id) ?? []
  if (!ground) return <NodesIcon />
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {/* The ground is a square, which only the modal's styles make round. */}
      <circle cx="12" cy="12" r="12" fill={ground.fill} />
      {glyph.map(({ fill, isEvenOdd, path }) => (
        <path key={path} fill={fill} fillRule={isEvenOdd ? 'evenodd' : undefined} d={path} />
      ))}
      {/* A black icon has an edge on black, a white one on white. */}
      <circle
        data-edge=""
        cx="12"
        cy="12"
        r="11.4"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.15"
        strokeWidth="1.2"
      />
    </svg>
  )
}
