const dateTime =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,20}))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/

/**
 * Parses a date and time of RFC 3339 to milliseconds since 1970; returns `undefined` if it is not one, or if the day does
 * not exist. Leap seconds (`:60`) are refused: they have no position on the clock of a server.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3339
 */
export function parseDateTime(text: string): number | undefined {
  const match = dateTime.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number)
  const [offsetHour, offsetMinute] = [Number(match[9] ?? 0), Number(match[10] ?? 0)]
  if (hour > 23 || minute > 59 || second > 59 || offsetHour > 23 || offsetMinute > 59) return undefined
  const date = new Date(0)
  // Date.UTC reads years below 100 as 19xx.
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  date.setUTCHours(hour, minute, second, Number((match[7] ?? '').slice(0, 3).padEnd(3, '0')))
  const offset = (offsetHour * 60 + offsetMinute) * 60_000
  return date.getTime() - (match[8] === '-' ? -offset : offset)
}
