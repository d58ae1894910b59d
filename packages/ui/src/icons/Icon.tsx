import type { ReactNode } from 'react'

/** What every icon takes. */
export type IconProps = {
  /** Edge length in px. Default 20. */
  readonly size?: number | undefined
}

/** What an icon's drawing gives to {@link Icon}. */
type DrawingProps = IconProps & {
  /** Points along the text, so right-to-left turns it round. */
  readonly directional?: boolean
  readonly children: ReactNode
}

/** The pen of the icon set: a 20 px grid, one round 1.6 px line in the text's colour, hidden from assistive technology. */
export function Icon({ size = 20, directional = false, children }: DrawingProps): ReactNode {
  return (
    <svg
      className={directional ? 'directional' : undefined}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
