import { resolve } from 'node:path'
import { apps, reportWarnings } from './report.mjs'

// webpack, or Rspack, which has the same interface.
const [, , name = 'webpack'] = process.argv
const { default: createCompiler } = await import(name)
/** @type {string[]} */
const found = []
for (const app of apps) {
  const compiler = createCompiler({
    mode: 'production',
    entry: `./apps/main.${app}.js`,
    output: { path: resolve('dist', app), clean: true },
    // Otherwise it warns of the size of an app with everything.
    performance: false,
  })
  const stats = await new Promise((fulfil, reject) =>
    compiler.run((error, result) => (error ? reject(error) : fulfil(result))),
  )
  const { errors, warnings } = stats.toJson({ all: false, warnings: true, errors: true })
  found.push(...[...errors, ...warnings].map(({ message, moduleName }) => `${message} (${moduleName})`))
  await new Promise((fulfil) => compiler.close(fulfil))
}
reportWarnings(found)
