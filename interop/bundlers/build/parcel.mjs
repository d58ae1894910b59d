import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { apps, reportWarnings, run } from './report.mjs'

const log = 'parcel.log'
rmSync(log, { force: true })
writeFileSync(
  '.parcelrc',
  JSON.stringify({ extends: '@parcel/config-default', reporters: ['...', './build/parcelReporter.mjs'] }),
)
const html = readFileSync('apps/index.html', 'utf8')
for (const app of apps) {
  writeFileSync(`apps/${app}.html`, html.replace('main.js', `main.${app}.js`))
  const parameters = ['--dist-dir', `dist/${app}`, '--no-cache', '--no-optimize']
  run('parcel', ['build', `apps/${app}.html`, ...parameters], { PARCEL_LOG: log })
}
reportWarnings(existsSync(log) ? readFileSync(log, 'utf8').split('\0').filter(Boolean) : [])
