import { isEmail } from '@latchkit/core/schema'
import { requestSchemas } from '@latchkit/frame-client/protocol'
import { loginEndpoints, recoveryEndpoints } from '@latchkit/login-api'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const app = { projectId: 'p', origin: 'https://app.example.com' }
const recipientKey = 'A'.repeat(43)

/** Whether the frame, the login service and the recovery service accept an address. */
const getAnswers = (email: string) => ({
  frame: requestSchemas.CONNECT_EMAIL.safeParse({ email }).success,
  change: requestSchemas.UPDATE_EMAIL.safeParse({ email }).success,
  login: loginEndpoints['email/start'].request.safeParse({ email, app }).success,
  loginChange: loginEndpoints['email/change'].request.safeParse({ email }).success,
  recovery: recoveryEndpoints['links/create'].request.safeParse({ email, app, recipientKey }).success,
})
const toAnswers = (isAccepted: boolean) => ({
  ...{ frame: isAccepted, change: isAccepted },
  ...{ login: isAccepted, loginChange: isAccepted, recovery: isAccepted },
})

test.each([
  // RFC 5322 §3.4.1 with the atext of §3.2.3.
  "!#$%&'*+-/=?^_`{|}~@example.org",
  'a/b=c@example.org',
  // RFC 6531, and RFC 5890 in both forms.
  '用户@例子.公司',
  'JÖRG@bücher.example',
  'имя@почта.рф',
  'alice@xn--80a1acny.xn--p1ai',
  'ಬೆಂಬಲ@ಡೇಟಾಮೇಲ್.ಭಾರತ',
  // The longest local part of RFC 5321 §4.5.3.1.1.
  `${'a'.repeat(64)}@example.org`,
])('default: the form and all services accept %s', (email) => {
  expect([isEmail(email), isEmail(email.toLowerCase())]).toEqual([true, true])
  expect(getAnswers(email)).toEqual(toAnswers(true))
})

test.each([
  'alice@example',
  'alice',
  'Alice <alice@example.org>',
  'alice@example.org, eve@example.org',
  'alice@example.org\r\nBcc: eve@example.org',
  'alice\u202e@example.org',
  '"alice smith"@example.org',
  'alice@[192.0.2.1]',
])('error: the form and all services refuse %j', (email) => {
  expect(isEmail(email)).toBe(false)
  expect(getAnswers(email)).toEqual(toAnswers(false))
})

test('behavior: no service refuses an address that the form accepts', () => {
  const atoms = fc.oneof(
    fc.constantFrom(..."abXY09-_+!#$%&'*/=?^`{|}~"),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }).filter((text) => !/[\s.]/.test(text)),
  )
  const local = fc.array(atoms, { minLength: 1, maxLength: 20 }).map((list) => list.join(''))
  const label = fc
    .array(fc.constantFrom('a', 'Z', '0', '-', 'ü', '例', 'п', 'ಭಾ'), { minLength: 2, maxLength: 10 })
    .map((list) => `a${list.join('')}b`)
  const address = fc.tuple(local, fc.array(label, { minLength: 1, maxLength: 3 }), label)
  fc.assert(
    fc.property(address, ([local, labels, last]) => {
      const email = `${local}@${[...labels, last].join('.')}`
      fc.pre(isEmail(email))
      expect(getAnswers(email)).toEqual(toAnswers(true))
    }),
    { numRuns: 300, seed: 1 },
  )
})
