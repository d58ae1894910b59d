import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
// @boundaries-ignore the helpers of all builds are at the root
import { toImport } from '../../../tsup.imports.js'
import { findModule, toFile } from './sources.js'

/** A statement that imports names from a module, or passes them on. */
const statements = /^(import|export)( type)? \{([^}]*)\} from '([^']+)';$/gm

/** The file of an export, and its name there. */
type Origin = { readonly file: string; readonly name: string }

/**
 * Copies the declarations that the entries of this build need from the packages `react` and `ui`: those of the texts and of the languages.
 * None of them has a type of React, so that an app needs no types of React.
 */
export async function copyTypes(dist: string): Promise<void> {
  const entries = await readdir(join(dist, 'exports'))
  // The modules of the languages are copied already.
  const languages = await readdir(join(dist, 'modules/react/exports/locales'))
  const pending = [
    ...entries.filter((file) => file.endsWith('.d.ts')).map((file) => `exports/${file}`),
    ...languages
      .filter((file) => file.endsWith('.js'))
      .map((file) => `modules/react/exports/locales/${file.replace(/\.js$/, '.d.ts')}`),
  ]
  const seen = new Set(pending)
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    const { text, imports } = await toOwnTypes(path, await readFile(toFile(dist, path), 'utf8'))
    const target = join(dist, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, text)
    for (const next of imports) {
      if (seen.has(next)) continue
      seen.add(next)
      pending.push(next)
    }
  }
}

/** Returns declarations with the imports that they have in this build, and the files that they import. */
async function toOwnTypes(
  path: string,
  text: string,
): Promise<{ readonly text: string; readonly imports: readonly string[] }> {
  const folder = dirname(path)
  const imports: string[] = []
  const replacements = new Map<string, string>()
  for (const [statement, keyword, type = '', list = '', specifier = ''] of text.matchAll(statements)) {
    const byFile = new Map<string, string[]>()
    for (const binding of toBindings(list)) {
      const { file, name } = await findOrigin(folder, specifier, binding)
      if (file.endsWith('.d.ts')) imports.push(file)
      const own = binding.local === name ? name : `${name} as ${binding.local}`
      byFile.set(file, [...(byFile.get(file) ?? []), `${binding.type}${own}`])
    }
    const lines = [...byFile].map(([file, names]) => {
      const source = file.endsWith('.d.ts') ? toImport(folder, file.replace(/\.d\.ts$/, '.js')) : file
      return `${keyword}${type} { ${names.join(', ')} } from '${source}';`
    })
    replacements.set(statement, lines.join('\n'))
  }
  const result = text.replace(statements, (statement) => replacements.get(statement) ?? statement)
  // A statement, and not an example in a comment.
  const foreign = result.match(
    /^(?!\s*\*).*(?:from |import\()'(?:react|@latchkit\/(?:react|ui))(?:\/[^']*)?'/m,
  )
  if (foreign) throw new Error(`The declarations ${path} have ${foreign[0]}.`)
  return { text: result, imports }
}

/** A name of a list, such as `type Copy as Texts`. */
type Binding = { readonly type: string; readonly imported: string; readonly local: string }

function toBindings(list: string): readonly Binding[] {
  return list
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const [, type = '', imported = '', local = imported] = text.match(/^(type )?(\w+)(?: as (\w+))?$/) ?? []
      return { type, imported, local }
    })
}

/** Follows a name to the file that declares it: the entries of the packages pass on more than this build needs. */
async function findOrigin(folder: string, specifier: string, { imported }: Binding): Promise<Origin> {
  const found = specifier.startsWith('.') ? join(folder, specifier) : findModule(specifier)
  if (found === undefined) return { file: specifier, name: imported }
  const file = found.replace(/\.js$/, '.d.ts')
  if (!/^modules\/\w+\/exports\//.test(file)) return { file, name: imported }
  for (const [, , , list = '', source = ''] of (await readFile(toFile('', file), 'utf8')).matchAll(
    statements,
  ))
    for (const binding of toBindings(list))
      if (binding.local === imported) return findOrigin(dirname(file), source, binding)
  throw new Error(`${specifier} has no declaration of ${imported}.`)
}
