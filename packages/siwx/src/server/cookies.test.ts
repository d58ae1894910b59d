import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { type RequestHeaders, readCookies } from './cookies.js'

const header = 'a=1; b=x=y; c'
const cookies = [
  ['a', '1'],
  ['b', 'x=y'],
]

/** A class of headers that is not the global one. */
const Foreign = runInNewContext(
  'class Headers { get(name) { return name === "cookie" ? header : null } }; Headers',
  {
    header,
  },
)

test.each<[string, RequestHeaders]>([
  ['the Fetch API', new Headers({ cookie: header })],
  ['Node.js', { cookie: header }],
  ['a polyfill or another realm', new Foreign()],
])('default: reads the cookies of headers of %s', (_, headers) => {
  expect(readCookies(headers)).toEqual(cookies)
})

test.each<[string, RequestHeaders]>([
  ['the Fetch API', new Headers()],
  ['Node.js', {}],
  ['Node.js, with a header that is called "get"', { get: 'text' }],
])('behavior: no cookies in headers of %s', (_, headers) => {
  expect(readCookies(headers)).toEqual([])
})
