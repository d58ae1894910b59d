import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
// @boundaries-ignore the helpers of all builds are at the root
import { findModules, replaceSources, toImport } from '../../../tsup.imports.js'
import { findModule, toFile } from './sources.js'

/** What renders the views instead of React. */
const renderer: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
}

const specifiers = /(\bfrom\s*|\bimport\s*\(?\s*)"([^"]+)"/g

/**
 * Copies the modules of the packages `react` and `ui` that the modules of this build import, and what these import, and lets all of
 * them import Preact. An app needs neither React nor these packages, and what loads with `import()` stays a file of its own.
 */
export async function copyViews(dist: string): Promise<void> {
  const pending = [...(await findModules(dist)), ...(await findLocales())]
  const seen = new Set(pending)
  for (let module = pending.pop(); module !== undefined; module = pending.pop()) {
    const { text, imports } = toPreact(module, await readFile(toFile(dist, module), 'utf8'))
    const target = join(dist, module)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, text)
    for (const next of imports) {
      if (seen.has(next)) continue
      seen.add(next)
      pending.push(next)
    }
  }
}

/** Returns the modules of the languages: entries of this package, which none of its modules import. */
async function findLocales(): Promise<readonly string[]> {
  const folder = 'modules/react/exports/locales'
  const files = await readdir(toFile('', folder))
  // The entry `select` has a hook of React. This package has the entry `locales` instead.
  return files.filter((file) => /^(?!select\.).+\.js$/.test(file)).map((file) => `${folder}/${file}`)
}

/** Returns the code of a module with the imports that it has in this build, and the modules that it imports. */
function toPreact(
  module: string,
  code: string,
): { readonly text: string; readonly imports: readonly string[] } {
  const folder = dirname(module)
  const imports: string[] = []
  const named = replaceSources(withoutActivity(code), (specifier, name) => {
    const found = findModule(specifier, name)
    return found === undefined ? undefined : { module: toImport(folder, found), name }
  })
  const text = named.replace(specifiers, (statement, before: string, specifier: string) => {
    const found = specifier.startsWith('.') ? join(folder, specifier) : findModule(specifier)
    if (found !== undefined) imports.push(found)
    const replacement = found === undefined ? renderer[specifier] : toImport(folder, found)
    if (/^(?:react(?:-dom)?(?:\/|$)|@latchkit\/(?:react|ui)(?:\/|$))/.test(replacement ?? specifier))
      throw new Error(`${module} imports ${specifier}, for which the build has no replacement.`)
    return replacement === undefined ? statement : `${before}"${replacement}"`
  })
  return { text, imports }
}

/** Preact has no `Activity`. Its name is computed, for which a bundler would keep all exports of `preact/compat`. */
function withoutActivity(code: string): string {
  if (!code.includes('React["Activity".toString()]')) return code
  return code
    .replace('React["Activity".toString()]', 'undefined')
    .replace(/^import \* as React from "react";$/m, '')
}
