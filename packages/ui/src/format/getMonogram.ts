/** The letter a name is known by: its first letter or digit in upper case, whatever the script; `?` where it has none. */
export function getMonogram(name: string): string {
  const first = name.match(/[\p{L}\p{N}]/u)?.[0]
  return first ? first.toLocaleUpperCase('en') : '?'
}
