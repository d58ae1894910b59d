import { createElement, Fragment, type ReactNode } from 'react'

/** Replaces each `{name}` in the template with a React node. */
export function fillNodes(template: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  // Because of the capture group, every other piece is a name.
  const pieces = template.split(/\{(\w+)\}/).map((piece, index) => (index % 2 ? values[piece] : piece))
  return createElement(Fragment, null, ...pieces)
}
