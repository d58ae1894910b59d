// Justification: Biome checks one file at a time, so no rule of it finds a name that many files declare.
import { findRepeatedNames } from '../shape/findFunctions.mjs'
import { readPackages } from '../shape/readProduct.mjs'
import { runAsScript } from './report.mjs'

/** Number of files from which a name no longer says which function it stands for. */
export const min = 8

/**
 * Finds functions of modules in the packages and apps whose name has many meanings, or whose body has many copies: at least `min`
 * files declare the name. Tests, stories, fixtures and fakes are exempt.
 *
 * @param {string} root
 * @returns {import('./sources.mjs').Violation[]}
 */
export function check(root) {
  const sources = readPackages(root).flatMap(({ product }) => product)
  return findRepeatedNames(sources, min).flatMap(({ name, files }) =>
    files.map((file) => ({
      file,
      message: `${name} is a function in ${files.length} files: name it after what it does, or import the one with this body`,
    })),
  )
}

await runAsScript(import.meta.url, check)
