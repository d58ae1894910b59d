import type { ReactNode } from 'react'

/** Props of every icon. */
export type IconProps = {
  /** Edge length in px. Default: 20. */
  readonly size?: number | undefined
}

/** Props of {@link Icon}. */
type DrawingProps = IconProps & {
  /** Whether the icon is mirrored in right-to-left text. */
  readonly directional?: boolean
  readonly children: ReactNode
}

/** The base of all icons: a 20 px grid with 1.6 px strokes in the text color, hidden from assistive technology. */
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
