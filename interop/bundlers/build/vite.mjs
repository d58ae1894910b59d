import { readFileSync, writeFileSync } from 'node:fs'
import { build, createLogger } from 'vite'
import { apps, reportWarnings } from './report.mjs'

const [, , plugin] = process.argv
const plugins = plugin === 'react' ? [(await import('@vitejs/plugin-react')).default()] : []
/** @type {string[]} */
const warnings = []
const addWarning = (/** @type {string} */ message) => void warnings.push(message)
const html = readFileSync('apps/index.html', 'utf8')
for (const app of apps) {
  writeFileSync('index.html', html.replace('./main.js', `./apps/main.${app}.js`))
  await build({
    configFile: false,
    customLogger: { ...createLogger('silent'), warn: addWarning, warnOnce: addWarning },
    plugins,
    build: { outDir: `dist/${app}`, chunkSizeWarningLimit: 2_000 },
  })
}
reportWarnings(warnings)
