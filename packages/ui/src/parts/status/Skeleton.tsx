import type { ReactNode } from 'react'

/** A placeholder for text that is loading. Screen readers read `label`. */
export function Skeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <>
      <span className="skeleton" aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </>
  )
}
