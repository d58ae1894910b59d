import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * Writes files, such as ones that violate a rule, into a temporary folder, which is deleted after the test.
 *
 * @param {Record<string, string>} files Text by path from the folder.
 * @returns {string} The folder.
 */
export function writeTempFiles(files) {
  const root = mkdtempSync(join(tmpdir(), 'latchkit-check-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}
