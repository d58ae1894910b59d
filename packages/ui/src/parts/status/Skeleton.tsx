import type { ReactNode } from 'react'

/** Stands for text that is on its way; `label` is read in its place. */
export function Skeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <>
      <span className="skeleton" aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </>
  )
}
