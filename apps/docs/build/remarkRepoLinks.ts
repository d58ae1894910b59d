import { dirname, join, relative } from 'node:path/posix'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const pages = 'apps/docs/src/content/docs'
const repository = 'https://github.com/latchkit/latchkit/blob/main'

/** A node of Markdown's syntax tree. */
type MarkdownNode = { readonly type: string; url?: string; readonly children?: readonly MarkdownNode[] }

/**
 * Replaces the relative links of a page, which work in an editor and on GitHub: a link to another page becomes its address, a link to
 * another file of the repository the file on GitHub.
 */
export function remarkRepoLinks() {
  return (tree: MarkdownNode, file: { readonly path: string }): void => {
    visit(tree, relative(root, file.path))
  }
}

function visit(node: MarkdownNode, file: string): void {
  if (node.url !== undefined && (node.type === 'link' || node.type === 'definition'))
    node.url = toSiteUrl(node.url, file)
  for (const child of node.children ?? []) visit(child, file)
}

/** Returns the address of a link of a page. `file` is the page's path from the root of the repository. */
export function toSiteUrl(url: string, file: string): string {
  if (/^([a-z]+:|\/|#)/.test(url)) return url
  const [path = '', anchor] = url.split('#')
  const target = join(dirname(file), path)
  const hash = anchor ? `#${anchor}` : ''
  if (!target.startsWith(`${pages}/`)) return `${repository}/${target}${hash}`
  const id = target
    .slice(pages.length + 1)
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '')
  return `/${id}/${hash}`
}
