/** Formats a time in the language: in seconds, from 90 seconds on in minutes. */
export function formatDuration(seconds: number, locale: string): string {
  const isLong = seconds >= 90
  const unit = isLong ? 'minute' : 'second'
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    isLong ? Math.ceil(seconds / 60) : seconds,
  )
}
