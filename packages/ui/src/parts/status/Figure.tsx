import type { ReactNode } from 'react'

/** A large icon on a tinted background. */
export function Figure({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="figure">{children}</div>
}
