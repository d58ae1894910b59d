/** Returns the first letter or digit of a name in upper case, in any script, or `?` if it has none. */
export function getMonogram(name: string): string {
  const first = name.match(/[\p{L}\p{N}]/u)?.[0]
  return first ? first.toLocaleUpperCase('en') : '?'
}
