const maxType = 320
const maxSummary = 220

/**
 * Returns the type of a name, and after an empty line the first paragraph of its documentation. Long ones are cut: the reference has
 * the whole.
 *
 * @param markdown As the language server returns it.
 */
export function toHoverText(markdown: string | undefined): string | undefined {
  const [, block = '', rest = ''] = /^```\w+\n([\s\S]*?)\n```\n?([\s\S]*)$/.exec(markdown ?? '') ?? []
  // A module specifier is a file, not a value.
  if (block === '' || /^module "/.test(block)) return undefined
  const type = cut(toFirstSignature(block.replaceAll('(alias) ', '')), maxType)
  const summary = cut(toPlainText(rest.split(/\n\s*\n/)[0] ?? ''), maxSummary)
  return summary ? `${type}\n\n${summary}` : type
}

/** Of an overloaded function, returns the first signature and the number of others. */
function toFirstSignature(block: string): string {
  const name = /^function ([\w$]+)/.exec(block)?.[1]
  if (!name) return block
  const [first = block, ...others] = block.split(
    new RegExp(`\\n(?=function ${name.replaceAll('$', '\\$')}\\b)`),
  )
  const count = others.length
  return count === 0 ? first : `${first} (+${count} ${count === 1 ? 'overload' : 'overloads'})`
}

/** Removes the marks of Markdown, and tags of TSDoc such as `@example`. */
function toPlainText(markdown: string): string {
  return /^\s*\*@/.test(markdown)
    ? ''
    : markdown
        .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replaceAll(/[`*]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}
