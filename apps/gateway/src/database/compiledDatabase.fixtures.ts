import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

declare global {
  var compiledDatabase: WebAssembly.Module | undefined
}

const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')

/**
 * Keeps the code of the embedded database: V8 then compiles it once for all threads of the process, and not for each database of a
 * test.
 */
globalThis.compiledDatabase ??= await WebAssembly.compile(readFileSync(join(dirname(entry), 'pglite.wasm')))
