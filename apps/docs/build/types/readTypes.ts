import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
// @boundaries-ignore the check of the samples has the project in which they compile
import { listSamples, writeSamples } from '../../../../scripts/checks/samples.mjs'
import { type Position, startTypeServer } from './startTypeServer.js'
import { toHoverText } from './toHoverText.js'

/** A name in a sample, and its type. */
export type Hover = Position & { readonly length: number; readonly text: string }

/** The types of the names in each sample, by its code without the whitespace around it. */
export type SampleTypes = ReadonlyMap<string, readonly Hover[]>

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const cacheFile = join(root, 'apps/docs/node_modules/.cache/types.json')
const stringOrComment = /\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g
const keywords = new Set(
  'as async await break case catch class const continue declare default delete do else enum export extends false finally for from function if implements import in instanceof interface keyof let module namespace new null of readonly return satisfies static super switch this throw true try type typeof undefined var void while yield'.split(
    ' ',
  ),
)

/**
 * Reads the types of all samples of the site, from one program: those of its pages, and the `@example`s, which the reference shows. A sample
 * is read again if it, or any source of the packages, has changed.
 */
export async function readTypes(): Promise<SampleTypes> {
  const samples = listSamples(root)
  const sources = hashSources()
  const known = readCache(sources)
  const missing = samples.filter(({ file, code }) => !file.endsWith('README.md') && !known.has(code.trim()))
  if (missing.length === 0) return known
  const { folder, names } = writeSamples(root, '.types', samples)
  const server = await startTypeServer(folder)
  try {
    server.open(
      missing.map((sample) => ({
        file: names[samples.indexOf(sample)] ?? '',
        code: `${sample.code}\nexport {}\n`,
      })),
    )
    await Promise.all(
      missing.map(async (sample) => {
        const words = findNames(sample.code)
        const hovers = await server.readHovers(names[samples.indexOf(sample)] ?? '', words)
        known.set(
          sample.code.trim(),
          words.flatMap((word, place) => {
            const text = toHoverText(hovers[place])
            return text ? [{ ...word, text }] : []
          }),
        )
      }),
    )
  } finally {
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  mkdirSync(dirname(cacheFile), { recursive: true })
  writeFileSync(cacheFile, JSON.stringify({ sources, samples: [...known] }))
  return known
}

/** Returns the samples that were read from the same sources. */
function readCache(sources: string): Map<string, readonly Hover[]> {
  if (!existsSync(cacheFile)) return new Map()
  const cache = JSON.parse(readFileSync(cacheFile, 'utf8'))
  return new Map(cache.sources === sources ? cache.samples : [])
}

function hashSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')))
  for (const name of readdirSync(join(root, 'packages')).sort()) {
    const folder = join(root, 'packages', name, 'src')
    if (!existsSync(folder)) continue
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/(?<!\.test|\.stories)\.tsx?$/.test(file))
        hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}

/** Returns the words that may be names: those that are no keywords, and not in a string or comment of one line. */
export function findNames(code: string): (Position & { readonly length: number })[] {
  const bare = code.replaceAll(stringOrComment, (text) => ' '.repeat(text.length))
  return bare
    .split('\n')
    .flatMap((text, line) =>
      [...text.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu)].flatMap(({ 0: word, index }) =>
        keywords.has(word) ? [] : [{ line, character: index, length: word.length }],
      ),
    )
}
