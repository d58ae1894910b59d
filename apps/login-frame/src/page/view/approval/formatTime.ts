const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** Returns a time in words of that language, with its time zone. `at` in ms since 1970. */
export function formatDate(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long' }).format(at)
}

/** Returns a number of seconds in the largest units of that language that express it exactly, such as `1 day, 6 hours`. */
export function formatDuration(seconds: number, locale: string): string {
  const parts: string[] = []
  let rest = seconds
  for (const [unit, length] of units) {
    const count = Math.floor(rest / length)
    rest -= count * length
    if (count > 0)
      parts.push(new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count))
  }
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts)
}
