const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const units = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
] as const

/** From this age on, a date says more than a number of days. */
const dateFromMs = 7 * dayMs

/** Returns when a device was seen, in words of that language, such as `5 minutes ago`. Times in ms since 1970. */
export function formatSeen(seenAt: number, now: number, locale: string): string {
  // The clock of this device can be behind the clock of the service.
  const age = Math.max(0, now - seenAt)
  if (age >= dateFromMs) return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(seenAt)
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const [unit, ms] of units) if (age >= ms) return format.format(-Math.floor(age / ms), unit)
  return format.format(0, 'second')
}
