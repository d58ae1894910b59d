import { expect, test } from 'vitest'
import { findFailedEntity } from './findFailedEntity.js'

const operation = { sender: '0x5e', factory: '0xfa', paymaster: '0x9a' }

test.each([
  ['AA13 initCode failed or OOG', '0xfa'],
  ['AA14 initCode must return sender', '0xfa'],
  ['AA21 didn’t pay prefund', '0x5e'],
  ['AA23 reverted', '0x5e'],
  ['AA33 reverted', '0x9a'],
  ['', '0x5e'],
])('default: %s', (reason, entity) => {
  expect(findFailedEntity(operation, reason)).toBe(entity)
})

test('behavior: a factory is not responsible for an account that was deployed meanwhile', () => {
  expect(findFailedEntity(operation, 'AA10 sender already constructed')).toBe('0x5e')
})

test.each(['AA13', 'AA33'])('behavior: %s of an operation without that entity', (reason) => {
  expect(findFailedEntity({ ...operation, factory: null, paymaster: null }, reason)).toBe('0x5e')
})
