/**
 * Draws an image for a currency or token without one: its first letters on a circle, whose color follows from them.
 *
 * @param code Such as `USDC`. Other characters than letters and digits are left out.
 */
export function drawLetters(code: string): string {
  const letters = code
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 4)
  const hue = [...letters].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)
  const size = letters.length > 2 ? 26 : 36
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><circle cx="50" cy="50" r="50" fill="hsl(${hue} 45% 40%)"/><text x="50" y="50" dy="0.36em" text-anchor="middle" font-family="sans-serif" font-weight="600" font-size="${size}" fill="#fff">${letters}</text></svg>`
}
