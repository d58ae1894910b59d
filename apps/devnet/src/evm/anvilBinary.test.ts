import { accessSync, constants } from 'node:fs'
import { expect, test } from 'vitest'
import { DevnetError } from '../foundation/DevnetError.js'
import { anvilBinary } from './anvilBinary.js'

test('default', () => {
  expect(() => accessSync(anvilBinary(), constants.X_OK)).not.toThrow()
})

test('error: a platform without an anvil binary', () => {
  expect(() => anvilBinary('sunos', 'x64')).toThrow(DevnetError)
  expect(() => anvilBinary('sunos', 'x64')).toThrow(
    /^anvil is not installed for sunos x64 \(@foundry-rs\/anvil-sunos-amd64\)/,
  )
})
