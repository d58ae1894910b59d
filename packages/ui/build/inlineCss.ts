import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

const cssImport = /^import (\w+) from '(\.[^']+\.css)\?inline'$/gm

/** Bundles a CSS file with its `@import`s, and minifies it. */
export async function bundleCss(file: string): Promise<string> {
  const result = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    target: ['chrome109', 'firefox115', 'safari16.4'],
  })
  return (result.outputFiles[0]?.text ?? '').trim()
}

/**
 * Replaces `import css from './X.css?inline'` by a string constant, as Vite does in development.
 *
 * The plugin rewrites the source because esbuild resolves no imports with `bundle: false`, and because tsup's own CSS loader
 * handles every path that ends in `.css`.
 */
export function inlineCss(): Plugin {
  return {
    name: 'inline-css',
    setup(context) {
      context.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        let contents = await readFile(path, 'utf8')
        for (const [statement, name, file] of contents.matchAll(cssImport)) {
          const css = await bundleCss(resolve(dirname(path), file ?? ''))
          // A function, because `$` is special in a replacement string.
          contents = contents.replace(statement, () => `const ${name} = ${JSON.stringify(css)}`)
        }
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
      })
    },
  }
}
