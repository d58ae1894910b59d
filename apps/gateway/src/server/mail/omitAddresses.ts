/**
 * Returns an error of nodemailer without addresses: name, code, command, status and stack. The text of a server's response is omitted,
 * because it can contain an address in any form.
 */
export function omitAddresses(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(`Unexpected ${typeof error}`)
  const { name, code, command, responseCode, stack } = error as NodeJS.ErrnoException & {
    readonly command?: unknown
    readonly responseCode?: unknown
  }
  const details = [code, command, responseCode].filter(
    (one): one is string | number => typeof one === 'string' || typeof one === 'number',
  )
  const message = details.length > 0 ? details.join(' ').replace(/\S*@\S*/g, '<address>') : 'unknown error'
  const frames = (stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line))
  const safe = new Error(message)
  safe.name = name
  safe.stack = [`${name}: ${message}`, ...frames].join('\n')
  return Object.assign(safe, code !== undefined && { code })
}
