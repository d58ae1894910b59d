import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { connectInbox } from './connectInbox.js'
import { sendMail } from './sendMail.fixtures.js'
import { type InboxOptions, startInbox } from './startInbox.js'

async function start(options?: InboxOptions) {
  const inbox = await startInbox(options)
  onTestFinished(inbox.stop)
  return inbox
}

const codeMail = (code: string) => [
  'From: Login <login@example.com>',
  'Subject: Your code',
  '',
  `It is ${code}.`,
]
const linkMail = [
  'From: Login <login@example.com>',
  'Subject: Confirm',
  'Content-Type: text/html',
  '',
  '<style>p { width: 111111px }</style><a href="https://shop.test">Shop</a>',
  '<a class="button" href="https://shop.test/login?token=a&amp;code=222222">Log in</a> with <b>333 444</b>',
]

test('default', async () => {
  const inbox = await start()
  const to = inbox.createAddress()
  const waiting = inbox.waitForMail(to.toUpperCase())
  await sendMail(inbox.smtpUrl, to, codeMail('123456'))
  expect(await waiting).toEqual({
    ...{
      id: 1,
      to: [to],
      from: 'login@example.com',
      subject: 'Your code',
      text: 'It is 123456.\n',
      html: '',
    },
    receivedAt: expect.any(Number),
  })
  expect(await inbox.readCode(to)).toBe('123456')
})

test('behavior: returns each code once, and the newest of several', async () => {
  const inbox = await start()
  await sendMail(inbox.smtpUrl, 'a@b.test', codeMail('111111'))
  await sendMail(inbox.smtpUrl, 'a@b.test', codeMail('222222'))
  expect(await inbox.readCode('a@b.test')).toBe('222222')
  const next = inbox.readCode('a@b.test')
  await sendMail(inbox.smtpUrl, 'a@b.test', codeMail('333333'))
  expect(await next).toBe('333333')
})

test('behavior: reads the links of HTML', async () => {
  const inbox = await start()
  await sendMail(inbox.smtpUrl, 'a@b.test', linkMail)
  expect(await inbox.readLink('a@b.test', { pattern: /login/g })).toBe(
    'https://shop.test/login?token=a&code=222222',
  )
})

test('param: pattern', async () => {
  const inbox = await start()
  await sendMail(inbox.smtpUrl, 'a@b.test', linkMail)
  expect(await inbox.readCode('a@b.test', { pattern: /(\d{3} \d{3})/ })).toBe('333 444')
})

test('behavior: tests that share an inbox read only mails to their addresses', async () => {
  const { smtpUrl, url } = await start()
  await sendMail(smtpUrl, 'a@b.test', codeMail('111111'))
  const [first, second] = [connectInbox(url), connectInbox(`${url}/`)]
  const [firstTo, secondTo] = [first.createAddress(), second.createAddress()]
  expect(firstTo).not.toBe(secondTo)
  await sendMail(smtpUrl, secondTo, codeMail('222222'))
  await sendMail(smtpUrl, firstTo, codeMail('333333'))
  expect(await Promise.all([first.readCode(firstTo), second.readCode(secondTo)])).toEqual([
    '333333',
    '222222',
  ])
})

test('error: no mail arrives in time', async () => {
  const inbox = await start()
  await sendMail(inbox.smtpUrl, 'a@b.test', codeMail('none'))
  await expect(inbox.readCode('a@b.test', { timeout: 1 })).rejects.toThrow(
    'No new mail with a code to a@b.test arrived in 1 ms. The inbox has the mails "Your code" to it.',
  )
  await expect(inbox.waitForMail('b@b.test', { timeout: 1 })).rejects.toThrow(
    'No new mail to b@b.test arrived in 1 ms. The inbox has no mail to it.',
  )
})

test('error: other sites cannot read mails', async () => {
  const { url } = await start()
  const response = await fetch(`${url}/mails.json`, { headers: { origin: 'https://mallory.example.net' } })
  expect(response.headers.has('access-control-allow-origin')).toBe(false)
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.end('GET /mails.json HTTP/1.1\r\nhost: rebound.example.net\r\nconnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /)
  await expect(connectInbox(`${url}/other`).waitForMail('a@b.test')).rejects.toThrow(
    'answers with status 404',
  )
})

test('error: a port in use', async () => {
  const { url, smtpUrl } = await start()
  await expect(startInbox({ port: Number(new URL(url).port) })).rejects.toThrow('EADDRINUSE')
  await expect(startInbox({ smtpPort: Number(new URL(smtpUrl).port) })).rejects.toThrow('EADDRINUSE')
})
