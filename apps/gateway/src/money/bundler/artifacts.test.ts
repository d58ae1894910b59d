import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each(['UserOperationSimulator', 'VerifyingPaymaster'])(
  'default: the artifact of %s is that of its source',
  (name) => {
    const read = (file: string) =>
      readFileSync(new URL(`../../../contracts/${file}`, import.meta.url), 'utf8')
    const { sourceSha256 } = JSON.parse(read(`${name}.artifact.json`))
    expect(sourceSha256).toBe(
      createHash('sha256')
        .update(read(`${name}.sol`))
        .digest('hex'),
    )
  },
)
