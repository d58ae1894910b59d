import { createElement, Fragment, type ReactNode } from 'react'

/** As `fill`, for values that are elements. */
export function fillNodes(template: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  // With a capture group, every other piece is a name.
  const pieces = template.split(/\{(\w+)\}/).map((piece, index) => (index % 2 ? values[piece] : piece))
  return createElement(Fragment, null, ...pieces)
}
