import { inspect } from 'node:util'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { createMailer } from './createMailer.js'
import { startMailServer } from './startMailServer.fixtures.js'

const from = 'Example <login@example.com>'
const to = 'alice@example.org'

async function start(options?: SMTPServerOptions) {
  const server = await startMailServer(options)
  const mailer = createMailer({ url: server.url, from })
  onTestFinished(async () => {
    mailer.close()
    await server.stop()
  })
  return { ...server, mailer }
}

/** Returns everything that a logger could print of an error. */
async function describeFailure(sending: Promise<void>) {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return inspect(error, { depth: 10, showHidden: true })
}

test('default: sends text and HTML to the address', async () => {
  const { mailer, mails } = await start()
  await mailer.send({
    to,
    subject: 'Your code: ١٢٣',
    text: 'Code 123456\n.\nend',
    html: '<p>Code <b>123456</b></p>',
  })
  const [mail] = mails
  expect(mails).toHaveLength(1)
  expect(mail?.recipients).toEqual([to])
  expect(mail?.email).toMatchObject({
    subject: 'Your code: ١٢٣',
    from: { name: 'Example', address: 'login@example.com' },
    to: [{ address: to }],
  })
  expect(mail?.email.text?.replaceAll('\r\n', '\n')).toContain('Code 123456\n.\nend')
  expect(mail?.email.html).toContain('<b>123456</b>')
  expect(mail?.email.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
})

test('behavior: images are parts of the mail', async () => {
  const { mailer, mails } = await start()
  const bytes = Buffer.from('iVBORw0KGgo=', 'base64')
  const images = [{ id: 'app-icon', type: 'image/png', bytes }]
  await mailer.send({ to, subject: 'Icon', text: 'text', html: '<img src="cid:app-icon">', images })
  const { text, attachments = [] } = mails[0]?.email ?? {}
  expect(text).toContain('text')
  expect(attachments).toMatchObject([
    { contentId: '<app-icon>', mimeType: 'image/png', disposition: 'inline' },
  ])
})

test('behavior: several e-mails share connections, and close ends them', async () => {
  let connections = 0
  const { mailer, mails } = await start({
    onConnect(_session, callback) {
      connections += 1
      callback()
    },
  })
  for (let sent = 0; sent < 3; sent += 1) await mailer.send({ to, subject: `${sent}`, text: 'text' })
  expect(mails).toHaveLength(3)
  expect(connections).toBe(1)
})

test.each([
  ['a line feed', 'Hello\nBcc: mallory@example.net'],
  ['a carriage return', 'Hello\rBcc: mallory@example.net'],
  ['both and a body', 'Hello\r\nBcc: mallory@example.net\r\n\r\nbody'],
  ['a line separator', 'Hello\u2028Bcc: mallory@example.net'],
  ['an encoded word', 'Hello =?utf-8?Q?=0D=0ABcc:_mallory@example.net?='],
])('behavior: a subject with %s adds no header and no recipient', async (_name, subject) => {
  const { mailer, mails } = await start()
  await mailer.send({ to, subject, text: 'text' })
  expect(mails[0]?.recipients).toEqual([to])
  expect(mails[0]?.email.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mails[0]?.email.bcc).toBeUndefined()
  expect(mails[0]?.email.subject).not.toContain('\u2028')
  expect(mails[0]?.email.text?.trim()).toBe('text')
})

test.each([
  'a@example.org, mallory@example.net',
  'a@example.org;mallory@example.net',
  'a@example.org\r\nBcc: mallory@example.net',
  'a@example.org\nRCPT TO:<mallory@example.net>',
  'a@example.org\n',
  'Mallory <mallory@example.net>',
  '<a@example.org> mallory@example.net',
  '"a b"@example.org',
  'a@example.org@example.net',
  'a(comment)@example.org',
  'alice',
  '',
])('error: refuses the recipient %j before it connects', async (recipient) => {
  const { mailer, mails } = await start()
  await expect(mailer.send({ to: recipient, subject: 's', text: 't' })).rejects.toThrow(
    'The recipient must be one e-mail address.',
  )
  expect(mails).toEqual([])
})

test('error: a refused recipient has a cause with code and status, and no address anywhere', async () => {
  const { mailer } = await start({
    onRcptTo({ address }, _session, callback) {
      callback(new Error(`5.1.1 <${address}>: user alice is unknown`))
    },
  })
  const sending = mailer.send({ to, subject: 'secret subject', text: 'secret text' })
  await expect(sending).rejects.toMatchObject({
    name: 'MailError',
    message: 'The e-mail could not be sent.',
    cause: { code: 'EENVELOPE', message: expect.stringMatching(/EENVELOPE.*550/) },
  })
  expect(await describeFailure(sending)).not.toMatch(/alice|example\.org|secret/)
})

test('error: a server that is away', async () => {
  const { mailer, stop } = await start()
  await stop()
  const sending = mailer.send({ to, subject: 's', text: 't' })
  await expect(sending).rejects.toMatchObject({ name: 'MailError', cause: { code: expect.any(String) } })
  expect(await describeFailure(sending)).not.toMatch(/alice/)
})

test.each([
  '',
  'mail.example.com',
  'https://mail.example.com',
  'smtp://',
  'smtp://hunter2@mail.example.com/path',
  'smtp://user:hunter2@mail.example.com?tls.rejectUnauthorized=false',
  'smtp://user:hunter2%@mail.example.com',
])('error: the URL %j is refused, without repeating it', (url) => {
  expect(() => createMailer({ url, from })).toThrow(/mail server must be/)
  expect(() => createMailer({ url, from })).not.toThrow(/hunter2/)
})

test.each(['', 'Example', 'login@example.com\r\nBcc: mallory@example.net'])(
  'error: the sender %j is refused',
  (sender) => {
    expect(() => createMailer({ url: 'smtp://127.0.0.1', from: sender })).toThrow('The sender of e-mails')
  },
)
