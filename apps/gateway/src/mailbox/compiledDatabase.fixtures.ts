import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

declare global {
  var compiledDatabase: WebAssembly.Module | undefined
}

/**
 * Keeps the code of the embedded database, which V8 then compiles once for all threads of a process: without it, each database of a
 * test compiles it again.
 */
const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
globalThis.compiledDatabase ??= await WebAssembly.compile(readFileSync(join(dirname(entry), 'pglite.wasm')))
