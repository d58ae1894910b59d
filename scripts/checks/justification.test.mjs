import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { steps } from '../steps.mjs'

const folder = 'scripts/checks'

/** The scripts that steps of `npm test` run. */
const scripts = steps.flatMap(({ command }) => command.filter((part) => part.startsWith(`${folder}/`)))

test('default', () => {
  expect(scripts.length).toBeGreaterThan(10)
  const unjustified = scripts.filter(
    (file) => !/^\/\/ Justification: .+\.\n/.test(readFileSync(file, 'utf8')),
  )
  expect(unjustified).toEqual([])
})

test('behavior: every script with a check is a step', () => {
  const checks = readdirSync(folder).filter(
    (file) =>
      /(?<!\.test)\.mjs$/.test(file) &&
      /^await runAsScript\(/m.test(readFileSync(`${folder}/${file}`, 'utf8')),
  )
  expect(checks.map((file) => `${folder}/${file}`).filter((file) => !scripts.includes(file))).toEqual([])
})
