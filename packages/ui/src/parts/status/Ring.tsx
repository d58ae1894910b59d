import type { ReactNode } from 'react'
import { BangIcon } from '../../icons/BangIcon.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { CloseIcon } from '../../icons/CloseIcon.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './Ring.css?inline'

/** Props of {@link Ring}. */
export type RingProps = {
  /** `running`: pending; `closed`: succeeded. */
  readonly state: 'running' | 'declined' | 'failed' | 'closed'
  /** The shape of the mark: wallets are square, networks are round. */
  readonly shape: 'square' | 'round'
  /** A large mark. */
  readonly children: ReactNode
}

/** A progress ring around a mark: animated while pending, then closed in the color of the outcome, with a badge. */
export function Ring({ state, shape, children }: RingProps): ReactNode {
  useStyles(css)
  const outline = {
    x: 2,
    y: 2,
    width: 100,
    height: 100,
    rx: shape === 'square' ? 32 : 50,
    pathLength: 100,
    strokeWidth: 3,
  }
  return (
    <div className="ring" part="ring" data-state={state}>
      <svg viewBox="0 0 104 104" fill="none" strokeLinecap="round" aria-hidden="true">
        <rect {...outline} className="ring-track" />
        <rect {...outline} className="ring-progress" />
      </svg>
      {children}
      {state !== 'running' && (
        <span className="ring-badge">
          {state === 'closed' ? (
            <CheckIcon size={16} />
          ) : state === 'failed' ? (
            <BangIcon size={16} />
          ) : (
            <CloseIcon size={16} />
          )}
        </span>
      )}
    </div>
  )
}
