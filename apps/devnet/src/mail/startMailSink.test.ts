import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { sendMail } from '@latchkit/test/source/inbox/sendMail.fixtures'
import { expect, onTestFinished, test } from 'vitest'
import { type MailSinkOptions, startMailSink } from './startMailSink.js'

async function start(options?: MailSinkOptions) {
  const sink = await startMailSink(options)
  onTestFinished(sink.stop)
  return sink
}

const codeMail = ['From: Login <login@example.com>', 'Subject: Your code', '', 'The code is 123456.']
const linkMail = [
  'From: Recovery <recovery@example.com>',
  'Subject: Confirm <b>login</b>',
  '',
  'Open http://127.0.0.1:8791/recovery/link?token=a"b&c=123456 now <script>alert(1)</script>',
]

test('default: shows mails, the newest first, with code and links', async () => {
  const { smtpUrl, url, mails } = await start()
  await sendMail(smtpUrl, 'Alice@Example.org', codeMail)
  await sendMail(smtpUrl, 'bob@example.org', linkMail)
  expect(mails().map(({ subject }) => subject)).toEqual(['Confirm <b>login</b>', 'Your code'])
  const page = await fetch(url)
  const html = await page.text()
  expect(html.indexOf('Confirm')).toBeLessThan(html.indexOf('Your code'))
  expect(html).toContain('<p class="code">123456</p>')
  expect(html.match(/class="code"/g)).toHaveLength(1)
  expect(html).toContain(
    '<a href="http://127.0.0.1:8791/recovery/link?token=a" target="_blank" rel="noopener noreferrer">',
  )
  expect(html).not.toMatch(/<script|<b>/)
  expect(html).toContain('<meta http-equiv="refresh"')
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
})

test('behavior: with refresh=off the page does not reload itself', async () => {
  const { url } = await start()
  const html = await (await fetch(`${url}/?refresh=off`)).text()
  expect(html).toContain('No mail yet.')
  expect(html).not.toContain('http-equiv="refresh"')
})

test('default: mails.json has the mails to an address', async () => {
  const { smtpUrl, url } = await start()
  await sendMail(smtpUrl, 'Alice@Example.org', codeMail)
  await sendMail(smtpUrl, 'bob@example.org', linkMail)
  const read = async (query: string) => (await fetch(`${url}/mails.json${query}`)).json()
  expect(await read('')).toHaveLength(2)
  expect(await read('?to=ALICE@example.org')).toEqual([
    {
      id: 1,
      to: ['alice@example.org'],
      from: 'login@example.com',
      subject: 'Your code',
      text: 'The code is 123456.\n',
      html: '',
      receivedAt: expect.any(Number),
    },
  ])
  expect(await read('?to=carol@example.org')).toEqual([])
})

test('behavior: only apps on this machine can show the inbox beside their login', async () => {
  const { headers } = await fetch((await start()).url)
  expect(headers.get('content-security-policy')).toContain(
    'frame-ancestors http://localhost:* http://127.0.0.1:*;',
  )
})

test('error: other sites cannot read mails', async () => {
  const { url } = await start()
  const response = await fetch(`${url}/mails.json`, { headers: { origin: 'https://mallory.example.net' } })
  expect(response.headers.has('access-control-allow-origin')).toBe(false)
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.end('GET /mails.json HTTP/1.1\r\nhost: rebound.example.net\r\nconnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /)
  expect((await fetch(`${url}/other`)).status).toBe(404)
})

test('error: a port in use', async () => {
  const { url, smtpUrl } = await start()
  const port = Number(new URL(url).port)
  const smtpPort = Number(new URL(smtpUrl).port)
  await expect(startMailSink({ port })).rejects.toThrow(`Port ${port} (for the inbox) is already in use`)
  await expect(startMailSink({ smtpPort })).rejects.toThrow(`Port ${smtpPort} (for mail) is already in use`)
})
