import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { pageViews } from './pageViews.js'

const script = 'https://views.example/script.js'

/** Builds pages, and returns their HTML. */
async function buildPages(url: string | undefined) {
  const page = '<!doctype html><html><head><title>Page</title></head><body></body></html>'
  const root = mkdtempSync(join(tmpdir(), 'latchkit-page-views-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const name of ['index.html', 'strict-csp.html']) writeFileSync(join(root, name), page)
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pageViews(url)],
    build: {
      write: false,
      rolldownOptions: { input: ['index.html', 'strict-csp.html'].map((name) => resolve(root, name)) },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const htmlOf = (name: string) =>
    outputs.flatMap((file) =>
      file.type === 'asset' && file.fileName === name ? [String(file.source)] : [],
    )[0]
  return { index: htmlOf('index.html'), strict: htmlOf('strict-csp.html') }
}

test('default: no script', async () => {
  expect((await buildPages(undefined)).index).not.toContain('<script')
})

test('behavior: the script is in every page but the one with a strict policy', async () => {
  const { index, strict } = await buildPages(script)
  expect(index).toMatch(/<script [^>]*src="https:\/\/views\.example\/script\.js"[^>]*><\/script>/)
  expect(strict).not.toContain('<script')
})

test.each(['http://views.example/a.js', 'javascript:alert(1)', 'script.js'])('error: %s', (url) => {
  expect(() => pageViews(url)).toThrow('PLAYGROUND_PAGE_VIEWS')
})
