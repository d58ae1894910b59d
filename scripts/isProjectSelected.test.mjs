import { expect, test } from 'vitest'
import { isProjectSelected } from './isProjectSelected.mjs'

/** @param {string[]} args */
const isStorybookSelected = (...args) => isProjectSelected(['node', 'apps'], ['run', ...args])

test('default', () => {
  expect(isStorybookSelected('packages/ui')).toBe(true)
})

test.each([
  ['its name', '--project', 'node', '--project', 'storybook'],
  ['its name after a sign of equality', '--project=storybook'],
  ['a pattern', '--project', 'story*'],
  ['the exclusion of another', '--project=!node'],
])('behavior: %s selects it', (_, ...args) => {
  expect(isStorybookSelected(...args)).toBe(true)
})

test.each([
  ['one', '--project', 'node', 'a.test.ts'],
  ['several', '--bail=1', '--project=node', '--project=apps', '--reporter=dot'],
])('behavior: the names of others do not: %s', (_, ...args) => {
  expect(isStorybookSelected(...args)).toBe(false)
})
