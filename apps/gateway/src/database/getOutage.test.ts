import { expect, test } from 'vitest'
import { DatabaseBusyError } from './DatabaseBusyError.js'
import { getOutage } from './getOutage.js'
import { StorageFullError } from './StorageFullError.js'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  ['a full disk of the embedded database', new StorageFullError(), 'full'],
  ['a full disk of Postgres', withCode('53100'), 'full'],
  ['too many connections of Postgres', withCode('53300'), 'busy'],
  ['a statement that took too long', withCode('57014'), 'busy'],
  ['a locked table', withCode('55P03'), 'busy'],
  ['a service whose connections are in use', new DatabaseBusyError(), 'busy'],
  ['a pool whose connections are in use', new Error('timeout exceeded when trying to connect'), 'busy'],
  ['a duplicate key', withCode('23505'), undefined],
  ['another error', new Error('no'), undefined],
  ['a value that is no error', 'no', undefined],
])('default: %s', (_, error, expected) => {
  expect(getOutage(error)).toBe(expected)
  expect(getOutage(new Error('Failed query', { cause: error }))).toBe(expected)
})
