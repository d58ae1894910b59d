import type { ReactNode } from 'react'
import { sanitizeLink } from '../../format/sanitizeLink.js'

/** Props of {@link Button}. */
export type ButtonProps = {
  /** `primary` for the main action, `danger` for one that costs the user, `quiet` for one that is rarely wanted. Default: `plain`. */
  readonly variant?: 'primary' | 'danger' | 'plain' | 'quiet' | undefined
  readonly icon?: ReactNode
  /** Absent: the button is disabled. */
  readonly onClick?: (() => void) | undefined
  /** Renders a link that opens in a new tab. */
  readonly href?: string | undefined
  readonly children: ReactNode
}

/** A full-width button or link. */
export function Button({ variant = 'plain', icon, onClick, href, children }: ButtonProps): ReactNode {
  const link = sanitizeLink(href)
  if (link) {
    return (
      <a
        className="button"
        part="button"
        data-variant={variant}
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onClick}
      >
        {icon}
        {children}
      </a>
    )
  }
  return (
    <button
      type="button"
      className="button"
      part="button"
      data-variant={variant}
      disabled={!onClick}
      onClick={onClick}
    >
      {icon}
      {children}
    </button>
  )
}
