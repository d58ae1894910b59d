import type { ReactNode } from 'react'

/** The spinner of the buttons in the page. */
export function PageSpinner({ size = 18 }: { readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <circle
        data-spinner=""
        cx="10"
        cy="10"
        r="7.5"
        pathLength="100"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="70 30"
      />
    </svg>
  )
}
