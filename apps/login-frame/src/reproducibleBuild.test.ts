import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds the frame into a new folder, and returns the digests of its files. */
async function buildFrame(): Promise<Readonly<Record<string, string>>> {
  const outDir = mkdtempSync(join(tmpdir(), 'latchkit-frame-'))
  onTestFinished(() => rmSync(outDir, { recursive: true, force: true }))
  await build({ root, logLevel: 'silent', build: { outDir, emptyOutDir: true } })
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  return Object.fromEntries(
    files
      .map((file) => join(file.parentPath, file.name))
      .map((path) => [
        relative(outDir, path),
        createHash('sha256').update(readFileSync(path)).digest('base64url'),
      ]),
  )
}

test('behavior: two builds of the same sources are equal', async () => {
  const first = await buildFrame()
  expect(Object.keys(first).length).toBeGreaterThan(3)
  expect(await buildFrame()).toEqual(first)
}, 240_000)
