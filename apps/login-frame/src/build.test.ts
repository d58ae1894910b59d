import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'

test('behavior: the page works under a policy that allows only files', async () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const built = await build({ root, logLevel: 'silent', build: { write: false } })
  const files = new Map(
    ('output' in built ? built.output : []).map((file) => [
      file.fileName,
      String('code' in file ? file.code : file.source),
    ]),
  )
  const html = files.get('index.html') ?? ''
  expect([...html.matchAll(/<script\b[^>]*>([^<]*)/g)].map(([, code]) => code)).toEqual([''])
  expect(html).toMatch(/<script [^>]*src="\/assets\/index-[\w-]+\.js"/)
  expect(html).toMatch(/<link [^>]*href="\/assets\/index-[\w-]+\.css"/)
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|data:/)
  expect(
    [...files.keys()].every((name) => name === 'index.html' || /-[\w-]{8}\.(?:js|css)$/.test(name)),
  ).toBe(true)
})
