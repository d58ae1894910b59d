import type { ReactNode } from 'react'

/** Renders the page's title and description. */
export function PageTitle({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <header>
      <h1>{title}</h1>
      <p>{children}</p>
    </header>
  )
}
