import { expect, test } from 'vitest'
import { describeConnectionError } from './describeConnectionError.js'

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })
const reply = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' })

test.each([
  [
    withCode('connect ECONNREFUSED 10.0.0.1:5432', 'ECONNREFUSED'),
    'ECONNREFUSED: no server listens on this port',
  ],
  [withCode('getaddrinfo ENOTFOUND secret', 'ENOTFOUND'), 'ENOTFOUND: the host is unknown'],
  [withCode('password authentication failed for user "secret"', '28P01'), '28P01: wrong user or password'],
  [withCode('something about secret', 'XX000'), 'XX000'],
  [reply('WRONGPASS invalid username-password pair'), 'WRONGPASS: wrong user or password'],
  [new Error('timeout exceeded when trying to connect'), 'ETIMEDOUT: no response in time'],
  [new Error('failed', { cause: withCode('x', '3D000') }), '3D000: the database does not exist'],
  [
    Object.assign(withCode('connect ECONNREFUSED 10.0.0.1:25', 'ESOCKET'), { originalCode: 'ECONNREFUSED' }),
    'ECONNREFUSED: no server listens on this port',
  ],
  [new Error('secret'), 'unknown error'],
  ['secret', 'unknown error'],
])('default: %s', (error, description) => {
  expect(describeConnectionError(error)).toBe(description)
})
