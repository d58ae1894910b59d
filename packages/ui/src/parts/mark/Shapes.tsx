import type { ReactNode } from 'react'

/** One shape of a drawing on a 24 px grid. */
export type Shape = { readonly fill: string; readonly isEvenOdd: boolean; readonly path: string }

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
