import { readdir, readFile } from 'node:fs/promises'
import { emailProofMs } from '@latchkit/login-api'
import { expect, test } from 'vitest'
import { recoveryCopy } from '../../recovery/copy/recoveryCopy.js'
import { mails } from './copy/mails.js'

const minutes = String(emailProofMs / 60_000)
const packages = '../../../../../packages'
const read = (path: string) => readFile(new URL(`${packages}/${path}`, import.meta.url), 'utf8')

test('default: the mails and the pages state the lifetime that the services enforce', () => {
  const app = 'https://app.example'
  const texts = [
    mails.login(app, '123456').text,
    mails.signIn(app, '123456').text,
    mails.export(app, '123456').text,
    mails.delete(app, '123456').text,
    mails.emailChange(app, '123456').text,
    recoveryCopy.linkMail.validity,
    recoveryCopy.page.expired.text,
  ]
  expect(texts.map((text) => /(\d+) minutes/.exec(text)?.[1])).toEqual(texts.map(() => minutes))
})

test('default: the modal states it too, and waits as long', async () => {
  const texts = [...(await read('ui/src/copy/loginEn.ts')).matchAll(/(\d+) minutes/g)]
  expect(texts.map(([, stated]) => stated)).toEqual([minutes, minutes, minutes])
  const languages = await readdir(new URL(`${packages}/ui/src/copy/languages`, import.meta.url))
  for (const language of languages) {
    const translated = await read(`ui/src/copy/languages/${language}/login.ts`)
    expect(translated.match(new RegExp(`(?<!\\d)${minutes}(?!\\d)`, 'g')), language).toHaveLength(
      texts.length,
    )
  }
  const limits = await read('core/src/foundation/limits.ts')
  const [, waits = ''] = /emailValidityMs = ([\d_]+)/.exec(limits) ?? []
  expect(Number(waits.replaceAll('_', ''))).toBe(emailProofMs)
})
