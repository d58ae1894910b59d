import type { ReactNode } from 'react'

/** What a page is called and what it is for. */
export function PageTitle({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <header>
      <h1>{title}</h1>
      <p>{children}</p>
    </header>
  )
}
