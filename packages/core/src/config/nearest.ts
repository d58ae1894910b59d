/** Returns the known word that was probably meant; `undefined` if none is similar. Ignores case. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const typed = word.toLowerCase()
  let best: string | undefined
  let bestDistance = 2 + Math.floor(Math.min(typed.length, 12) / 4)
  for (const candidate of known) {
    const distance = editDistance(typed, candidate.toLowerCase())
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** Returns the edit distance (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
