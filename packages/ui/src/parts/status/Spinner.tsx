import type { ReactNode } from 'react'
import type { IconProps } from '../../icons/Icon.js'

/** A small spinner. */
export function Spinner({ size = 20 }: IconProps): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <circle cx="10" cy="10" r="7" stroke="currentColor" strokeWidth="1.6" opacity="0.25" />
      <circle
        className="spinner"
        cx="10"
        cy="10"
        r="7"
        pathLength="100"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeDasharray="30 70"
      />
    </svg>
  )
}
