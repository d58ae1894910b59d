import { connect } from 'node:net'

/** Sends a mail as a mailer does: one command after the response to the last one. Returns the responses. */
export async function sendMail(smtpUrl: string, to: string, content: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(smtpUrl).port), '127.0.0.1')
  const commands = [
    'EHLO test',
    'MAIL FROM:<login@example.com>',
    `RCPT TO:<${to}>`,
    'DATA',
    [...content, '.'].join('\r\n'),
    'QUIT',
  ]
  const replies: string[] = []
  socket.setEncoding('utf8').on('data', (reply: string) => {
    replies.push(reply)
    // The last line of a reply has a space after its code.
    if (/^\d{3} .*\r\n$/m.test(reply.slice(reply.lastIndexOf('\n', reply.length - 2) + 1)))
      socket.write(`${commands.shift() ?? ''}\r\n`)
  })
  await new Promise((resolve) => socket.once('close', resolve))
  return replies.join('')
}
