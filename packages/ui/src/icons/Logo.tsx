import type { ReactNode } from 'react'

/** Props of {@link Logo}. */
export type LogoProps = {
  /** Edge length in px. Default: 32. */
  readonly size?: number | undefined
  /** Color of the second hook. Default: the theme's accent, else the text color. */
  readonly accent?: string | undefined
  /** The accessible name. Absent: the logo is decorative. */
  readonly label?: string | undefined
}

/**
 * The logo of Latchkit: two interlocking hooks.
 *
 * @example
 * ```tsx
 * import { Logo } from '@latchkit/ui'
 *
 * export const Footer = () => <Logo size={24} label="Latchkit" />
 * ```
 */
export function Logo({ size = 32, accent = 'var(--lk-accent, currentColor)', label }: LogoProps): ReactNode {
  const hook = 'M9 4v13a6 6 0 0 0 6 6h2.9'
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      strokeWidth="4.2"
      strokeLinecap="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={hook} stroke="currentColor" />
      <path d={hook} stroke={accent} transform="rotate(180 16 16)" />
    </svg>
  )
}
