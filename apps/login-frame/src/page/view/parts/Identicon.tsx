import type { ReactElement } from 'react'

/** Radius and width of each ring, from the outside in, on an 80 px grid. */
const rings = [
  { radius: 29, width: 8 },
  { radius: 17.5, width: 8 },
  { radius: 6.5, width: 7 },
] as const

/** The avatar of an address: the drawing of `Avatar` in `@latchkit/ui`, so that users recognize the address in both. */
export function Identicon({ address }: { readonly address: string }): ReactElement {
  const key = /^0x/i.test(address) ? address.toLowerCase() : address
  const hue = hash(`${key}:hue`) % 360
  const accent = (hue + 40 + (hash(`${key}:accent`) % 8) * 40) % 360
  const lit = hash(`${key}:lit`) % rings.length
  return (
    <svg className="identicon" viewBox="0 0 80 80" fill="none" strokeLinecap="round" aria-hidden="true">
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

/** Returns the 32-bit FNV-1a hash of the UTF-16 code units, with a final mix. Not cryptographic. */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  return (bits ^ (bits >>> 13)) >>> 0
}
