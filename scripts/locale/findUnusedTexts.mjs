import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../checks/sources.mjs'
import { root } from './areas.mjs'
import { listTexts } from './findCopyFaults.mjs'

/** The sources that show texts, by the folder of the texts. @type {Readonly<Record<string, string[]>>} */
const readers = {
  'packages/ui/src/copy': ['packages/ui/src', 'packages/react/src'],
  'apps/login-frame/src/page/copy': ['apps/login-frame/src'],
}

/** Reads the sources that show the texts of a folder, without the texts and the tests. @param {string} folder */
export function readReaders(folder) {
  return listFiles(root, readers[folder] ?? [], /(?<!\.(?:test|stories|fixtures|test-d))\.tsx?$/)
    .filter((file) => !file.includes('/copy/') || /\/(?:use\w+|\w+Context)\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}

/**
 * Returns the paths of texts that no source reads: neither their key nor the keys that contain it are properties in the sources. Keys that a
 * code or a status selects are read with their parent.
 *
 * @param {unknown} copy
 * @param {string} sources
 */
export function findUnusedTexts(copy, sources) {
  const words = new Set(sources.match(/[A-Za-z]\w*(?:-\w+)*/g))
  const isDynamic = (/** @type {string} */ parent) =>
    new RegExp(`\\b${parent}\\??\\.?\\[|\\b${parent}[),;\\s}]`).test(sources)
  return listTexts(copy)
    .map(([path]) => path)
    .filter((path) => {
      // The elements of a list, and codes, have no names.
      const keys = path.split('.').filter((key) => !/^-?\d+$/.test(key))
      const last = keys.at(-1) ?? ''
      const parent = keys.at(-2)
      return !words.has(last) && !(parent !== undefined && isDynamic(parent))
    })
}
