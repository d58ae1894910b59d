/** Returns the first 6 digits of a text that was typed or pasted, in ASCII: Arabic and Persian keyboards type others. */
export function toDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => `${digit.charCodeAt(0) - 0x0660}`)
    .replace(/[\u06F0-\u06F9]/g, (digit) => `${digit.charCodeAt(0) - 0x06f0}`)
    .replace(/\D/g, '')
    .slice(0, 6)
}
