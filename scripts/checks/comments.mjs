// Justification: no linter knows which summaries and pronouns make a comment hard to read.
import { countPronounChains, hasWhatSummary, readComments } from '../shape/readComments.mjs'
import { readPackages } from '../shape/readProduct.mjs'
import { runAsScript } from './report.mjs'

/** @typedef {import('./sources.mjs').Violation} Violation */

/**
 * Finds comments of the product that are hard to read: a summary that begins with "What", and "that of" or "those of" in place
 * of the noun.
 *
 * @param {string} root
 * @returns {Violation[]}
 */
export function check(root) {
  return readPackages(root)
    .flatMap(({ product }) => product)
    .flatMap(readComments)
    .flatMap((comment) => {
      const { file, line } = comment
      const messages = []
      if (hasWhatSummary(comment)) messages.push('begin the summary with a noun or a verb, not with "What"')
      if (countPronounChains(comment) > 0) messages.push('repeat the noun instead of "that of" or "those of"')
      return messages.map((message) => ({ file, line, message }))
    })
}

await runAsScript(import.meta.url, check)
