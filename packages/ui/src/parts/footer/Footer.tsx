import type { ReactNode } from 'react'

/** Props of {@link Footer}. */
export type FooterProps = {
  /** Whether the actions are about to change. Default: false. */
  readonly isBusy?: boolean | undefined
  /** Buttons. The main action is the last one. */
  readonly children: ReactNode
}

/**
 * The actions of a form or a review: the last element of its view. They stay at the bottom edge of the card while the rest of the view
 * scrolls. A view that renders it imports `Footer.css`.
 */
export function Footer({ isBusy = false, children }: FooterProps): ReactNode {
  return (
    <div className="footer" aria-busy={isBusy || undefined}>
      {children}
    </div>
  )
}
