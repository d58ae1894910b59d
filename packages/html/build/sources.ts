import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the file of a module of the build, which may be a module of another package that is not copied yet. */
export function toFile(dist: string, module: string): string {
  const [, folder = '', path = ''] = module.match(/^modules\/(react|ui)\/(.+)$/) ?? []
  return path === '' ? join(dist, module) : join('..', folder, 'dist', path)
}

/**
 * Returns the module of the build that has an export of the package `react` or `ui`.
 *
 * Each export of an entry has a module of its own, if the entry has several: see `tsup.entries.ts`.
 *
 * @returns `undefined` for another package, which is not copied.
 */
export function findModule(specifier: string, name?: string): string | undefined {
  const [, folder, path] = specifier.match(/^@latchkit\/(react|ui)(?:\/(.+))?$/) ?? []
  if (folder === undefined) return undefined
  if (path?.startsWith('modules/')) return `modules/${folder}/${path}.js`
  const entry = path ?? 'index'
  const own = `modules/${folder}/public/${entry}/${name}.js`
  return name !== undefined && existsSync(toFile('', own)) ? own : `modules/${folder}/exports/${entry}.js`
}
