import commonjs from '@rollup/plugin-commonjs'
import json from '@rollup/plugin-json'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { rollup } from 'rollup'
import { apps, reportWarnings } from './report.mjs'

/** @type {string[]} */
const warnings = []
for (const app of apps) {
  const bundle = await rollup({
    input: `apps/main.${app}.js`,
    plugins: [
      resolve({ browser: true, preferBuiltins: false }),
      commonjs(),
      json(),
      replace({ 'process.env.NODE_ENV': '"production"', preventAssignment: true }),
    ],
    onwarn: ({ message, code }) => void warnings.push(`${code}: ${message}`),
  })
  await bundle.write({ format: 'es', dir: `dist/${app}` })
  await bundle.close()
}
reportWarnings(warnings)
