import type { ReactNode } from 'react'

/** What {@link IconButton} takes. */
export type IconButtonProps = {
  /** Its name, also shown as a tooltip. */
  readonly label: string
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A round button that is only a picture. */
export function IconButton({ label, onClick, children }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="icon-button"
      part="icon-button"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
