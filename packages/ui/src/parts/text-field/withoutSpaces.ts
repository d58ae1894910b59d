/** Returns a text without its spaces, which a pasted address or name can have. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '')
}
