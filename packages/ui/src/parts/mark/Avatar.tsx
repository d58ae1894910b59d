import type { ReactNode } from 'react'
import { hash } from '../../format/hash.js'

/** What {@link Avatar} takes. */
export type AvatarProps = {
  readonly address: string
  /** Edge length in px. Default 40. */
  readonly size?: number | undefined
}

/** Radius and width of each tumbler, from the outside in, on a face of 80. */
const tumblers = [
  { radius: 29, width: 8 },
  { radius: 17.5, width: 8 },
  { radius: 6.5, width: 7 },
] as const

/**
 * An account's own drawing: three tumblers of a lock, each turned to where its address puts it. Needs no css.
 * The same address is the same drawing everywhere; upper and lower case of a hex address do not matter.
 *
 * @example
 * ```tsx
 * import { Avatar } from '@latchkit/ui'
 *
 * export const Me = ({ address }: { address: string }) => <Avatar address={address} size={24} />
 * ```
 */
export function Avatar({ address, size = 40 }: AvatarProps): ReactNode {
  const key = /^0x/i.test(address) ? address.toLowerCase() : address
  const hue = hash(`${key}:hue`) % 360
  const accent = (hue + 40 + (hash(`${key}:accent`) % 8) * 40) % 360
  const lit = hash(`${key}:lit`) % tumblers.length
  return (
    <svg width={size} height={size} viewBox="0 0 80 80" fill="none" strokeLinecap="round" aria-hidden="true">
      <circle cx="40" cy="40" r="40" fill={`hsl(${hue} 42% 22%)`} />
      {tumblers.map(({ radius, width }, ring) => {
        const gap = 22 + (hash(`${key}:gap${ring}`) % 5) * 9
        const turn = (hash(`${key}:turn${ring}`) % 24) * 15
        return (
          <circle
            key={radius}
            cx="40"
            cy="40"
            r={radius}
            pathLength="100"
            stroke={ring === lit ? `hsl(${accent} 78% 70%)` : `hsl(${hue} 46% ${48 + ring * 15}%)`}
            strokeWidth={width}
            strokeDasharray={`${100 - gap} ${gap}`}
            transform={`rotate(${turn} 40 40)`}
          />
        )
      })}
    </svg>
  )
}
