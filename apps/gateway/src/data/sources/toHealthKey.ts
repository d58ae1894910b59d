/** Returns the name of a source of a chain for `SourceHealth`. */
export function toHealthKey(chainId: string, kind: string): string {
  return `${chainId} ${kind}`
}
