import { expect, test } from 'vitest'
import { toPageTokens } from './kitTokens.js'
import { policy, toClassSelectors, toStrictHtml } from './publishPages.js'
import { withPolicy } from './publishStorybook.js'
import { toSiteUrl } from './remarkRepoLinks.js'

test('default: inline scripts and styles become files, and the page has its policy', () => {
  const styles = new Map<string, string>()
  const { html, scripts } = toStrictHtml(
    '<meta charset="utf-8"/><script>start()</script><b class="a" style="--0:#fff">x</b><i style="--0:#fff"></i>',
    styles,
  )
  const [[path = '', code] = []] = scripts
  const name = styles.get('--0:#fff')
  expect(code).toBe('start()')
  expect(html).toContain(`<script src="/${path}"></script>`)
  expect(html).toContain(`<b class="${name} a">x</b><i class="${name}"></i>`)
  expect(html).toContain(`content="${policy}"`)
  expect(html).not.toMatch(/ style=/)
})

test('behavior: files to load early are before the policy, where Chromium looks ahead', () => {
  const { html, scripts } = toStrictHtml(
    '<head><meta charset="utf-8"><script>theme()</script><link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/a.js"></head>',
    new Map(),
  )
  const [path = ''] = scripts.keys()
  const [before = '', after] = html.split('<meta http-equiv')
  expect(before).toContain(`<link rel="preload" as="script" href="/${path}">`)
  expect(before).toContain('<link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/a.js">')
  expect(after).not.toContain('<link')
})

test('behavior: the policy of Storybook allows its inline scripts by their digests only', () => {
  const html = withPolicy('<meta charset="utf-8" /><script>start()</script><script src="./a.js"></script>')
  expect(html).toContain("script-src 'self' 'sha256-")
  expect(html.match(/sha256-/g)).toHaveLength(1)
  expect(html).not.toMatch(/script-src[^;]*unsafe/)
})

test('behavior: data in a script stays in the page', () => {
  const data = '<script type="application/json">{"a":1}</script>'
  const { html, scripts } = toStrictHtml(data, new Map())
  expect([html, scripts.size]).toEqual([data, 0])
})

test('behavior: the policy allows neither inline code nor other origins', () => {
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/)
  expect(policy).toContain("default-src 'none'")
})

test.each([
  ['./chains.md#quota', '/self-host/chains/#quota'],
  ['../concepts/behavior/index.md', '/concepts/behavior/'],
  ['../../../../../../SECURITY.md#frame', 'https://github.com/latchkit/latchkit/blob/main/SECURITY.md#frame'],
  ['#settings', '#settings'],
  ['https://example.com', 'https://example.com'],
])('param: the link %s', (url, expected) => {
  expect(toSiteUrl(url, 'apps/docs/src/content/docs/self-host/settings.md')).toBe(expected)
})

test('behavior: the tokens of the modal apply to the page', () => {
  expect(toPageTokens('.root {}\n.root[data-theme="dark"] {}\n  .root {}')).toBe(
    ':root {}\n:root[data-theme="dark"] {}\n  :root {}',
  )
})

test('behavior: the styles of highlighted code select the classes', () => {
  expect(toClassSelectors(`.ec-line :where(span[style^='--']:not([class])){color:var(--0)}`)).toBe(
    '.ec-line :where(span[class^="s"]){color:var(--0)}',
  )
})
