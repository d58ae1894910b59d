/** Hides the name of an e-mail address but for its first character: its owner recognises it, and others do not learn it. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = ''] = address
  return at > 0 ? `${first}•••${address.slice(at)}` : '•••'
}
