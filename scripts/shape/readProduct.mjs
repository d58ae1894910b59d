import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { isStory, isTest, listFiles, readSource } from '../checks/sources.mjs'

/** @typedef {import('../checks/sources.mjs').Source} Source */

/**
 * The sources of a package or app.
 *
 * @typedef {{ folder: string, product: Source[], testLines: number }} Package
 */

/** @param {string} file */
const isTesting = (file) => isTest(file) || isStory(file) || file.includes('/testing/')

/**
 * Reads each package and app: its product, and the number of lines of its tests. Fixtures, stories, fakes and benchmarks are neither.
 *
 * @param {string} root
 * @returns {Package[]}
 */
export function readPackages(root) {
  return ['packages', 'apps']
    .filter((group) => existsSync(join(root, group)))
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'src')))
    .map((folder) => {
      const files = listFiles(root, [folder], /\.tsx?$/)
      const product = files.filter((file) => file.startsWith(`${folder}/src/`) && !isTesting(file))
      return {
        folder,
        product: product.map((file) => readSource(root, file)),
        testLines: files
          .filter(isTest)
          .reduce((lines, file) => lines + countLines(readFileSync(join(root, file), 'utf8')), 0),
      }
    })
}

/** @param {string} text */
export const countLines = (text) => text.split('\n').length - 1
