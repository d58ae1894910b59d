/**
 * Finds environment variables that are probably misspelt settings: they have the name of a setting in another notation, or one or two
 * letters differ. Other programs have variables too, so all other names are ignored.
 *
 * @param names Names of the settings of the program, such as `databaseUrl`.
 * @param others Names of the settings of other programs, which may share the environment.
 * @returns One sentence for each, without its value.
 */
export function findMisspeltNames(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
  others: readonly string[] = [],
): readonly string[] {
  const settings = [...names.map(toEnvironmentName), 'CONFIG_FILE']
  const known = new Set([...settings, ...others.map(toEnvironmentName)])
  return Object.keys(env).flatMap((variable) => {
    if (known.has(variable)) return []
    const written = toEnvironmentName(variable)
    // A setting that is there is not misspelt too.
    const meant = settings.find((setting) => !env[setting] && isMisspelt(written, setting))
    return meant ? [`${variable} is not a setting, and is ignored. Did you mean ${meant}?`] : []
  })
}

/** `dataDir` → `DATA_DIR`, `data-dir` → `DATA_DIR` */
export function toEnvironmentName(key: string): string {
  return key
    .replace(/(?<=[a-z\d])[A-Z]/g, '_$&')
    .replaceAll('-', '_')
    .toUpperCase()
}

/** Short names are similar by chance: `HOME` is not `HOST`. */
function isMisspelt(written: string, setting: string): boolean {
  const max = setting.length < 8 ? 1 : 2
  return Math.abs(written.length - setting.length) <= max && getDistance(written, setting) <= max
}

/** Returns how many letters are missing, added, different, or swapped with the next one (Damerau-Levenshtein). */
function getDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j++) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped))
    }
  }
  return at(a.length, b.length)
}
