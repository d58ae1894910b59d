import { expect, test } from 'vitest'
import { createManagerFiles } from './createManagerFiles.js'

test('default: npm needs nothing', () => {
  expect(createManagerFiles({ manager: 'npm' })).toEqual({ files: {} })
  expect(createManagerFiles({ manager: 'bun', version: '1.4.5' })).toEqual({ files: {} })
})

test('behavior: pnpm contacts no registry before a script', () => {
  expect(createManagerFiles({ manager: 'pnpm', version: '10.1.0' })).toEqual({
    files: { 'pnpm-workspace.yaml': 'verifyDepsBeforeRun: false\n' },
    packageManager: 'pnpm@10.1.0',
  })
})

test('behavior: Yarn has a project of its own, with a folder of modules', () => {
  expect(createManagerFiles({ manager: 'yarn', version: '4.9.1' })).toEqual({
    files: { '.yarnrc.yml': 'nodeLinker: node-modules\n', 'yarn.lock': '' },
    packageManager: 'yarn@4.9.1',
  })
})

test('behavior: Yarn 1 does not read .yarnrc.yml', () => {
  expect(createManagerFiles({ manager: 'yarn', version: '1.22.22' }).files).toEqual({ 'yarn.lock': '' })
})

test.each([undefined, '11.0.0-rc.1'])('behavior: the version %s is not written', (version) => {
  expect(createManagerFiles({ manager: 'pnpm', version })).not.toHaveProperty('packageManager')
})
