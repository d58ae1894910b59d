import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'

test('behavior: the pages work under a policy that allows only files', async () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const built = await build({ root, logLevel: 'silent', build: { write: false } })
  const files = new Map(
    ('output' in built ? built.output : []).map((file) => [
      file.fileName,
      String('code' in file ? file.code : file.source),
    ]),
  )
  for (const page of ['index', 'callback', 'redirect']) {
    const html = files.get(`${page}.html`) ?? ''
    expect([...html.matchAll(/<script\b[^>]*>([^<]*)/g)].map(([, code]) => code)).toEqual([''])
    expect(html).toMatch(new RegExp(`<script [^>]*src="/assets/${page}-[\\w-]+\\.js"`))
    expect(html).toMatch(/<link rel="stylesheet" [^>]*href="\/assets\/[\w-]+\.css"/)
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|data:/)
  }
  const isPageOrHashed = (name: string) => /^\w+\.html$|-[\w-]{8}\.(?:js|css)$/.test(name)
  expect([...files.keys()].filter((name) => !isPageOrHashed(name))).toEqual([])
})
