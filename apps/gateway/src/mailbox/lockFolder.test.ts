import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/program.fixtures.js'
import { lockFolder } from './lockFolder.js'

test('default', () => {
  const folder = join(temporaryFolder(), 'deep', 'er')
  const unlock = lockFolder(folder)
  expect(existsSync(join(folder, 'gateway.pid'))).toBe(true)
  unlock()
  expect(existsSync(join(folder, 'gateway.pid'))).toBe(false)
})

test('behavior: takes over from a process that is gone', () => {
  const folder = temporaryFolder()
  for (const left of ['2147483646', 'nonsense', String(process.pid)]) {
    writeFileSync(join(folder, 'gateway.pid'), left)
    lockFolder(folder)()
  }
  expect(existsSync(join(folder, 'gateway.pid'))).toBe(false)
})

test('error: this very process', () => {
  const folder = temporaryFolder()
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid}`)
  unlock()
  lockFolder(folder)()
})

test('error: a process that is alive', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'gateway.pid'), String(process.ppid))
  expect(() => lockFolder(folder)).toThrow(
    `The data folder ${folder} is in use by process ${process.ppid}: stop it`,
  )
})
