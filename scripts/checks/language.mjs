// Justification: Biome can ban identifiers, but it does not read comments, test titles, strings or Markdown.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runAsScript } from './report.mjs'
import { listFiles } from './sources.mjs'

/** @typedef {import('./sources.mjs').Violation} Violation */

const folders = ['packages', 'apps', 'scripts', 'tools', 'interop', 'docs', '.changeset']
const text = /\.(ts|tsx|mts|js|jsx|mjs|cjs|css|html|md|sol)$|^Dockerfile$/
const rootFile = /^[^/]+\.(ts|mjs|md)$/

/**
 * Avoided words, with the term to use instead. A word is only listed if it has no legitimate use in this repository. Words
 * are matched in identifiers too: `takeUpHeard` is read as "take Up Heard".
 *
 * @type {readonly (readonly [pattern: RegExp, use: string])[]}
 */
export const avoided = [
  [/\b(spec|design) §/i, 'state the reason, or link a page of apps/docs'],
  [/\bthe peer\b(?! dependenc)/i, 'name the other side: the wallet, the dapp or the client'],
  [/\bstrangers?\b/i, '"untrusted input", or the name of its sender'],
  [/\bvisitors?\b/i, '"user"'],
  [/\b(somebody|nobody|whoever)\b/i, '"user", "no account", or the name of the caller'],
  [/\bnursery\b/i, '"process group"'],
  [/\bmend(s|ed|ing)?\b/i, '"patch", "fix" or "correct"'],
  [/\bstand(s|ing)?[- ]ins?\b/i, '"fake", or "replaces" outside of tests'],
  [/\bhears? (of|about)\b/i, '"receives", or "is notified of"'],
  [/\b(is|are|was|were|be|been) told\b/i, '"receives", "is notified", or "rejects" for an error'],
  [/\bunder way\b/i, '"pending" or "in flight"'],
  [/\bcall(s|ed|ing)? (it |them |this |that )?off\b/i, '"cancel", or "abort" with an AbortSignal'],
  [/\b(tak(e|es|en|ing)|took) (it |them )?up\b/i, '"restore" or "adopt"'],
  [/\bcomes? up again\b/i, '"recovers" or "restarts"'],
  [/\blet(s|ting)? (it |them )?go\b/i, '"cancel", "release" or "ignore"'],
  [/\bgiv(e|es|en|ing) back\b|\bgave back\b/i, '"return" or "release"'],
  [/\bseats?\b/i, '"limiter", "pool" or "quota"'],
  [/\b(doored|(the|its|a|each|every|wallet) doors?)\b/i, '"boundary", "parser" or "driver"'],
  [/\bthe (arrows|house)\b/i, '"dependency rules" or "architecture"'],
  [/\bjudg(e|es|ed|ing|ements?)\b/i, '"check", "validate" or "decide"'],
  [/\bbelieved?\b/i, '"trust" or "validate"'],
  [/\bknows? by (it|them)(self|selves)\b/i, '"built-in"'],
  [/\bhalf[- ]forgotten\b/i, '"partially restored"'],
  [/\bmeans? ill\b/i, '"hostile" or "malformed"'],
  [/\bto the letter\b/i, '"exactly"'],
  [/\bvouch(es|ed|ing)?\b/i, '"verify" or "attest"'],
  [
    /\b(anew|by and by|hence|thereby|whence|whilst|what is so)\b/i,
    'current English, such as "again", "later" or "therefore"',
  ],
]

/** Files with an accepted use of an avoided word that cannot be marked in the file, and the reason. */
const exceptions = new Map([
  ['scripts/checks/language.mjs', 'lists the words'],
  ['scripts/checks/language.test.mjs', 'contains the words as violations'],
  ['.changeset/core-names.md', 'lists names that were replaced'],
  ['apps/devnet/contracts/OddCoin.sol', 'the committed bytecode is that of this exact source'],
])

/**
 * Finds avoided words in identifiers, comments, strings and Markdown. A comment `language-ok: <reason>` on the line accepts
 * a use, such as a quotation of a standard.
 *
 * @param {string} root
 * @returns {Violation[]}
 */
export function check(root) {
  const files = [
    ...listFiles(root, folders, text),
    ...listFiles(root, ['.'], text).filter((file) => rootFile.test(file)),
  ]
  return files
    .filter((file) => !exceptions.has(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => problems(line).map((message) => ({ file, line: index + 1, message }))),
    )
}

/**
 * @param {string} line
 * @returns {string[]}
 */
function problems(line) {
  if (/language-ok: \S/.test(line)) return []
  const words = line.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/_/g, ' ')
  return avoided.flatMap(([pattern, use]) => {
    const found = (pattern.exec(words) ?? pattern.exec(line))?.[0]
    return found === undefined ? [] : [`avoid "${found}": use ${use}`]
  })
}

await runAsScript(import.meta.url, check)
