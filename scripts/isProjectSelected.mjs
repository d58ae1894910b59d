import { parseArgs } from 'node:util'

/**
 * Returns whether the command line of Vitest can select a project. Vitest itself asks only after it has loaded the plugins of the
 * project. A pattern can select any project.
 *
 * @param {readonly string[]} others The names of the other projects.
 * @param {readonly string[]} [args] The arguments of Vitest.
 */
export function isProjectSelected(others, args = process.argv.slice(2)) {
  const { values } = parseArgs({
    args: [...args],
    options: { project: { type: 'string', multiple: true, default: [] } },
    strict: false,
    allowPositionals: true,
  })
  const names = [values.project].flat()
  return names.length === 0 || names.some((name) => !others.includes(String(name)))
}
