import type { ReactNode } from 'react'
import { hash } from '../../format/hash.js'

/** Props of {@link Avatar}. */
export type AvatarProps = {
  readonly address: string
  /** Edge length in px. Default: 40. */
  readonly size?: number | undefined
}

/** Radius and width of each ring, from the outside in, on an 80 px grid. */
const rings = [
  { radius: 29, width: 8 },
  { radius: 17.5, width: 8 },
  { radius: 6.5, width: 7 },
] as const

/**
 * An avatar generated from an address: three rings, each rotated by a hash of the address. It needs no CSS. The same address
 * has the same avatar everywhere; the case of a hex address is ignored.
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
  const lit = hash(`${key}:lit`) % rings.length
  return (
    <svg width={size} height={size} viewBox="0 0 80 80" fill="none" strokeLinecap="round" aria-hidden="true">
      <circle cx="40" cy="40" r="40" fill={`hsl(${hue} 42% 22%)`} />
      {rings.map(({ radius, width }, ring) => {
        const gap = 22 + (hash(`${key}:gap${ring}`) % 5) * 9
        const angle = (hash(`${key}:turn${ring}`) % 24) * 15
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
            transform={`rotate(${angle} 40 40)`}
          />
        )
      })}
    </svg>
  )
}
