import type { ReactNode } from 'react'
import type { Shape } from '../../format/toShapes.js'

/** Renders shapes as an SVG. */
export function Shapes({ shapes }: { readonly shapes: readonly Shape[] }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shapes.map(({ fill, isEvenOdd, path }) => (
        <path key={path} fill={fill} fillRule={isEvenOdd ? 'evenodd' : undefined} d={path} />
      ))}
    </svg>
  )
}
