import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Returns the internal links of a built site that lead nowhere: to a missing file, or to an anchor that its page does not have. */
export function findBrokenLinks(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const anchors = new Map<string, ReadonlySet<string>>()
  function getAnchors(file: string): ReadonlySet<string> {
    const known =
      anchors.get(file) ??
      new Set(
        [...readFileSync(join(folder, file), 'utf8').matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id),
      )
    anchors.set(file, known)
    return known
  }
  return files
    .filter((file) => file.endsWith('.html') && !file.startsWith('storybook/'))
    .flatMap((file) => {
      const html = readFileSync(join(folder, file), 'utf8')
      const urls = new Set([...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, url = '']) => url))
      return [...urls]
        .filter((url) => !/^[a-z]+:/.test(url))
        .filter((url) => !exists(folder, file, url, getAnchors))
        .map((url) => `${file}: ${url}`)
    })
}

function exists(
  folder: string,
  file: string,
  url: string,
  getAnchors: (file: string) => ReadonlySet<string>,
): boolean {
  const [path = '', anchor] = decodeURIComponent(url.replaceAll('&amp;', '&')).split('#')
  const bare = path.split('?')[0] ?? ''
  const target =
    bare === '' ? file : bare.startsWith('/') ? bare.slice(1) : posix.join(posix.dirname(file), bare)
  const found = [target, posix.join(target, 'index.html')].find(
    (candidate) => existsSync(join(folder, candidate)) && statSync(join(folder, candidate)).isFile(),
  )
  if (!found) return false
  return !anchor || !found.endsWith('.html') || anchor === '_top' || getAnchors(found).has(anchor)
}
