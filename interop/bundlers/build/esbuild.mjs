import { build } from 'esbuild'
import { apps, reportWarnings } from './report.mjs'

/** @type {string[]} */
const found = []
for (const app of apps) {
  const { warnings } = await build({
    entryPoints: [`apps/main.${app}.js`],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: `dist/${app}`,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  found.push(...warnings.map(({ text, location }) => `${text} (${location?.file})`))
}
reportWarnings(found)
