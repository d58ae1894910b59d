import { expect, test } from 'vitest'
import { createManagerFiles } from './createManagerFiles.js'

test('default: npm and Bun need nothing', () => {
  expect(createManagerFiles({ manager: 'npm' })).toEqual({})
  expect(createManagerFiles({ manager: 'bun', version: '1.4.5' })).toEqual({})
})

test('behavior: pnpm contacts no registry before a script', () => {
  expect(createManagerFiles({ manager: 'pnpm', version: '10.1.0' })).toEqual({
    'pnpm-workspace.yaml': 'verifyDepsBeforeRun: false\n',
  })
})

test('behavior: Yarn has a project of its own, with a folder of modules', () => {
  expect(createManagerFiles({ manager: 'yarn', version: '4.9.1' })).toEqual({
    '.yarnrc.yml': 'nodeLinker: node-modules\n',
    'yarn.lock': '',
  })
})

test('behavior: Yarn 1 does not read .yarnrc.yml', () => {
  expect(createManagerFiles({ manager: 'yarn', version: '1.22.22' })).toEqual({ 'yarn.lock': '' })
})
