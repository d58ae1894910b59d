import { manifestPath } from './FrameManifest.js'

/**
 * Returns what the page of a login frame contains that its manifest does not list: references to other files, and code in the page
 * itself.
 *
 * @param paths Paths of the listed files.
 */
export function findPageProblems(html: string, paths: readonly string[]): readonly string[] {
  const known = new Set([...paths.map((path) => `/${path}`), manifestPath])
  // Comments can hide a tag from this search, but not from a browser that ends them earlier.
  const comments = html.includes('<!--') ? ['contains a comment'] : []
  const references = [
    ...html.matchAll(
      /[\s"'/](src|href|srcset|data|action|formaction|srcdoc)\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/gi,
    ),
  ]
  const unknown = references
    .map(([, , value = '']) => value.replace(/^["']|["']$/g, ''))
    .filter((value) => !known.has(value))
    .map((value) => `references ${value}, which is not listed`)
  const scripts = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script/gi)]
    .filter(([, code = '']) => code.trim() !== '')
    .map(() => 'contains an inline script')
  const handlers = /[\s"'/]on\w+\s*=/i.test(html) ? ['contains an event handler'] : []
  const styles = /<style\b|[\s"'/]style\s*=/i.test(html) ? ['contains an inline style'] : []
  const elements = [...html.matchAll(/<(base|iframe|frame|object|embed|form|template|svg|math)\b/gi)].map(
    ([, name = '']) => `contains <${name.toLowerCase()}>`,
  )
  const refresh = /http-equiv/i.test(html) ? ['contains http-equiv'] : []
  return [...comments, ...unknown, ...scripts, ...handlers, ...styles, ...elements, ...refresh]
}
