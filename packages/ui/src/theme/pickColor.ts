/**
 * Returns the color of a `light-dark()` value for a scheme, and any other value unchanged. Chrome before 123, Firefox before 120
 * and Safari before 17.5 lack that function.
 */
export function pickColor(value: string, isDark: boolean): string {
  const colors = /^light-dark\((.*)\)$/is.exec(value)?.[1]
  if (colors === undefined) return value
  let depth = 0
  for (const [index, character] of [...colors].entries()) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0)
      return (isDark ? colors.slice(index + 1) : colors.slice(0, index)).trim()
  }
  return value
}
