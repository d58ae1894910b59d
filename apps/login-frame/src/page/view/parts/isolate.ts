/** Isolates a value from the direction of the text around it (U+2068, U+2069). */
export function isolate(value: string): string {
  return `\u2068${value}\u2069`
}
