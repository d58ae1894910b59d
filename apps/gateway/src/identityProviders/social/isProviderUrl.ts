import { isLocalOrigin } from '../../server/http/isLocalOrigin.js'

/** Whether a text is an https:// address, or an http:// address of this machine. */
export function isProviderUrl(value: string): boolean {
  return (
    URL.canParse(value) &&
    (value.startsWith('https://') || (value.startsWith('http://') && isLocalOrigin(value)))
  )
}
