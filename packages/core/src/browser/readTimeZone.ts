/** Returns the time zone of the device, such as `Europe/Berlin`; `undefined` if the browser does not tell. */
export function readTimeZone(intl: Pick<typeof Intl, 'DateTimeFormat'> = Intl): string | undefined {
  return intl.DateTimeFormat().resolvedOptions().timeZone || undefined
}
