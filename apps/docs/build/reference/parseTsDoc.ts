/** A documentation comment. */
export type TsDoc = {
  readonly summary: string
  readonly parameters: readonly { readonly name: string; readonly text: string }[]
  /** Markdown with fenced code. */
  readonly examples: readonly string[]
  readonly links: readonly string[]
  readonly isDeprecated: boolean
}

/** Parses a documentation comment without its delimiters. */
export function parseTsDoc(comment: string): TsDoc {
  const text = comment
    .replace(/^\*/, '')
    .replace(/^[ \t]*\* ?/gm, '')
    .trim()
  const [summary = '', ...blocks] = text.split(/^(?=@\w)/m)
  const tags = blocks.map((block) => {
    const [, tag = '', content = ''] = /^@(\w+)\s*([\s\S]*)$/.exec(block) ?? []
    return { tag, content: content.trim() }
  })
  const contents = (name: string) => tags.filter(({ tag }) => tag === name).map(({ content }) => content)
  return {
    summary: toMarkdown(summary),
    parameters: contents('param').map((content) => {
      const [, name = '', description = ''] = /^(\w+)\s*([\s\S]*)$/.exec(content) ?? []
      return { name, text: toMarkdown(description) }
    }),
    examples: contents('example').map((code) => (code.includes('```') ? code : `\`\`\`ts\n${code}\n\`\`\``)),
    links: contents('see'),
    isDeprecated: tags.some(({ tag }) => tag === 'deprecated'),
  }
}

function toMarkdown(text: string): string {
  return text.replace(/\{@link (\S+?)\}/g, '`$1`').trim()
}
