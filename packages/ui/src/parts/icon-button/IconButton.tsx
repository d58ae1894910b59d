import type { ReactNode } from 'react'

/** Props of {@link IconButton}. */
export type IconButtonProps = {
  /** The accessible name and tooltip. */
  readonly label: string
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A round button with only an icon. */
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
