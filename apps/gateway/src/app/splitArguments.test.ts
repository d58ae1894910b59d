import { expect, test } from 'vitest'
import { splitArguments } from './splitArguments.js'

test('default', () => {
  expect(splitArguments(['backup', 'folder'])).toEqual({
    configFile: undefined,
    commands: ['backup', 'folder'],
  })
})

test('param: a file of settings before the command', () => {
  expect(splitArguments(['--config', 'gateway.json', 'check'])).toEqual({
    configFile: 'gateway.json',
    commands: ['check'],
  })
})

test('error: no file', () => {
  expect(() => splitArguments(['--config'])).toThrow('--config must have a file')
})
