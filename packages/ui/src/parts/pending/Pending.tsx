import type { ReactNode } from 'react'

/**
 * Content that is shown while a view waits. The card keeps the height of what it showed before, so that it does not shrink and grow
 * again. A view that renders it imports `Pending.css`.
 */
export function Pending({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="pending">{children}</div>
}
