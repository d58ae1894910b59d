import type { ReactNode } from 'react'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './ConnectAside.css?inline'

/** Props of {@link ConnectAside}. */
export type ConnectAsideProps = {
  /** A `ConnectView`. */
  readonly children: ReactNode
}

/**
 * The first pane of a modal with two panes, for the prop `aside` of the modal: the wallets stay beside the view of the chosen
 * one. For windows from 720 px.
 *
 * @example
 * ```tsx
 * import { ConnectAside } from '@latchkit/ui/views/connect-aside'
 *
 * export const aside = <ConnectAside>Wallets</ConnectAside>
 * ```
 */
export function ConnectAside({ children }: ConnectAsideProps): ReactNode {
  useStyles(css)
  return (
    <div className="card-aside" part="aside">
      {children}
    </div>
  )
}
