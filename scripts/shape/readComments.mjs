/** @typedef {import('../checks/sources.mjs').Source} Source */

/**
 * A comment: a block, or the lines of a run of line comments.
 *
 * @typedef {{ file: string, line: number, text: string, lines: number, isDoc: boolean }} Comment
 */

/** "That of", "those of" and their kind, which stand for a noun that the reader has to find. */
const pronounChain =
  /\b(?:that|those|one|ones|each|all|some|none) of (?:which|whom|those|these)\b|\b(?:that|those)\s+(?:\*\s+)?of\b|\bthe (?:former|latter)\b/gi

/** Pages of standards. */
const standardLink =
  /https:\/\/(?:eips\.ethereum\.org|ercs\.ethereum\.org|chainagnostic\.org|standards\.chainagnostic\.org|datatracker\.ietf\.org|www\.rfc-editor\.org|(?:www\.)?w3\.org|w3c\.github\.io|html\.spec\.whatwg\.org|url\.spec\.whatwg\.org|github\.com\/(?:bitcoin\/bips|satoshilabs\/slips|ChainAgnostic\/CAIPs|ethereum\/(?:EIPs|ERCs)|ensdomains\/docs)|docs\.ens\.domains\/ensip|openid\.net\/specs)/g

const bundlerWord = /\b(?:bundlers?|tree[- ]shak\w*|code[- ]split\w*|rollup|esbuild|webpack|vite)\b/i
/** The bundler of ERC-4337 is a server, and a rollup is a chain. */
const otherBundler =
  /\brollup adds|OP Stack|user ?operation|paymaster|sponsor|entry ?point|ERC-4337|ERC-7677|mempool/i

/**
 * Returns the comments of a file. Line comments on consecutive lines are one.
 *
 * @param {Source} source
 * @returns {Comment[]}
 */
export function readComments({ file, comments, lineAt }) {
  /** @type {Comment[]} */
  const found = []
  for (const { type, value, start, end } of comments) {
    const line = lineAt(start)
    const last = found.at(-1)
    if (type === 'Line' && last && !last.isDoc && last.line + last.lines === line) {
      last.text += `\n${value}`
      last.lines += 1
    } else {
      const isDoc = type === 'Block' && value.startsWith('*')
      found.push({ file, line, text: value, lines: lineAt(end) - line + 1, isDoc })
    }
  }
  return found
}

/** @param {Comment} comment */
export const countPronounChains = ({ text }) => text.match(pronounChain)?.length ?? 0

/** @param {Comment} comment */
export const countStandardLinks = ({ text }) => text.match(standardLink)?.length ?? 0

/** @param {Comment} comment Whether the summary of a doc comment begins with "What". */
export const hasWhatSummary = ({ text, isDoc }) => isDoc && /^\*?[\s*]*What\b/.test(text)

/** @param {Comment} comment Whether it explains how bundlers split or drop code. Apps bundle the packages only. */
export const explainsBundler = ({ file, text }) =>
  file.startsWith('packages/') &&
  !/\/(?:bundler|walletCalls)\//.test(file) &&
  bundlerWord.test(text) &&
  !otherBundler.test(text)
