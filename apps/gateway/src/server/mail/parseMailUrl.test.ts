import { expect, test } from 'vitest'
import { parseMailUrl } from './parseMailUrl.js'

test.each([
  ['smtp://localhost:2525', { host: 'localhost', port: 2525, secure: false, requireTLS: false }],
  ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false, requireTLS: false }],
  ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, secure: true, requireTLS: false }],
  ['smtp://[::1]:25', { host: '::1', port: 25, secure: false, requireTLS: false }],
])('default: %s', (url, server) => {
  expect(parseMailUrl(url)).toEqual(server)
})

test.each([
  ['smtp://us%40er:p%25w@mail.example.com', true],
  ['smtps://us%40er:p%25w@mail.example.com', false],
  ['smtp://us%40er:p%25w@localhost', false],
])('behavior: %s needs STARTTLS for the password: %s', (url, requireTLS) => {
  expect(parseMailUrl(url)).toMatchObject({ requireTLS, auth: { user: 'us@er', pass: 'p%w' } })
})
