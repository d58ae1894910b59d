import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

const cssImport = /^import (\w+) from '(\.[^']+\.css)\?inline'$/gm

/** A css file with its `@import`s gathered in, minified. */
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
 * What Vite does with `import css from './X.css?inline'`, for the build: the import becomes a string constant.
 *
 * The source is rewritten rather than the import resolved because the package is built one module per source
 * (`bundle: false`), where esbuild resolves nothing, and because tsup's own css loader takes every path ending in `.css`.
 */
export function inlineCss(): Plugin {
  return {
    name: 'inline-css',
    setup(context) {
      context.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        let contents = await readFile(path, 'utf8')
        for (const [statement, name, file] of contents.matchAll(cssImport)) {
          const css = await bundleCss(resolve(dirname(path), file ?? ''))
          // A function, because `$` means something in a replacement string.
          contents = contents.replace(statement, () => `const ${name} = ${JSON.stringify(css)}`)
        }
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
      })
    },
  }
}
