import { expect, test } from 'vitest'
import { mails } from './copy/mails.js'
import { renderMailText } from './renderMailText.js'

const app = 'https://app.harbor.example'
const toPlain = (html = '') =>
  html
    .replace(/<style>.*<\/style>/, '')
    .replace(/<[^>]+>/g, '\n')
    .split(/\n+/)
    .filter(Boolean)

test('default: the code is on its own, and the text alternative is complete', () => {
  const { subject, text, html } = renderMailText(mails.login(app, '123456'), { name: 'Harbor' })
  expect(subject).toBe('Your login code')
  expect(text).toMatch(/^123456 is your code to log in to https:\/\/app\.harbor\.example\.\n/)
  expect(toPlain(html)).toEqual([
    ...['H', 'Harbor', 'app.harbor.example', '123456'],
    'This is your code to log in to https://app.harbor.example.',
    expect.stringContaining('It is valid for 10 minutes.'),
    expect.stringContaining('Never give the code to anyone.'),
  ])
})

test('behavior: a link is a button, once', () => {
  const url = 'https://login.example/revert?token=abc'
  const { text, html } = renderMailText(mails.emailChanged(app, url), undefined)
  expect(text).toContain(`\n${url}\n`)
  expect(html?.split(url)).toHaveLength(2)
  expect(toPlain(html)).toContain('Restore this address')
})

test('behavior: a mail about no app names none', () => {
  expect(toPlain(renderMailText(mails.emailReverted(), undefined).html)[0]).toMatch(
    /^The former e-mail address/,
  )
})
