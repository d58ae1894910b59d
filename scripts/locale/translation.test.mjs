import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areas, root } from './areas.mjs'
import { listTexts } from './findCopyFaults.mjs'
import { describeLanguage, locales } from './locales.mjs'
import { readTranslation } from './readTranslation.mjs'
import { compileTranslation, writeFiles } from './writeTranslation.mjs'

test.each(['ar', 'de', 'pt-BR', 'zh-Hans'])(
  'default: the file of %s has all that its source files have',
  async (code) => {
    const translation = JSON.parse(JSON.stringify(await readTranslation(code)))
    const { faults, files } = await compileTranslation(translation)
    expect(faults).toEqual([])
    const folder = mkdtempSync(join(tmpdir(), 'latchkit-locale-'))
    try {
      writeFiles(files, folder)
      for (const area of areas) {
        const file = `${area.folder}/languages/${code}/${area.area}.ts`
        const [written, own] = await Promise.all([import(join(folder, file)), import(join(root, file))])
        expect(sort(listTexts(written[area.area])), file).toEqual(sort(listTexts(own[area.area])))
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)

/** Czech, as a language that the kit will not have. */
const unknown = 'cs-x-unknown'

/** @param {[string, unknown][]} texts */
const sort = (texts) => texts.sort(([a], [b]) => (a < b ? -1 : 1))

test('default: a new language has the English texts, with its own plural forms', async () => {
  const { code, reviewedByNativeSpeaker, sameAsEnglish, texts } = await readTranslation(unknown)
  expect({ code, reviewedByNativeSpeaker, sameAsEnglish }).toEqual({
    code: unknown,
    reviewedByNativeSpeaker: 'no',
    sameAsEnglish: [],
  })
  expect(Object.keys(texts)).toEqual(areas.map(({ area }) => area))
  expect(texts.buttons).toMatchObject({ connect: 'Connect wallet' })
  const plurals = listTexts(texts).flatMap(([, text]) =>
    typeof text === 'string' ? [] : [Object.keys(text).sort()],
  )
  expect(plurals).toContainEqual(['few', 'many', 'one', 'other'])
})

test('error: the path of each fault, and no file', async () => {
  const english = await readTranslation(unknown)
  const { faults, files } = await compileTranslation(english)
  expect(faults).toContainEqual(expect.stringMatching(/^buttons\.connect: is not translated/))
  expect(files).toEqual([])
  const { send: _, ...texts } = english.texts
  expect((await compileTranslation({ ...english, texts })).faults).toContain('send.amount: is missing')
})

test('error: a note on the review that says neither yes nor no', async () => {
  const german = await readTranslation('de')
  const { faults } = await compileTranslation({ ...german, reviewedByNativeSpeaker: 'maybe' })
  expect(faults).toEqual(['reviewedByNativeSpeaker: must be "no", or "yes, " and the name of who did'])
})

test('default: CLDR describes languages as the table does', () => {
  for (const [code, { tag = code, isRightToLeft = false }] of Object.entries(locales))
    expect(describeLanguage(code)).toMatchObject({ tag, isRightToLeft })
  expect(describeLanguage('sv')).toEqual({
    name: 'Svenska',
    english: 'Swedish',
    script: 'Latn',
    tag: 'sv',
    isRightToLeft: false,
  })
  expect(describeLanguage('he')).toMatchObject({ isRightToLeft: true })
  expect(describeLanguage('mr').tag).toBe('mr-u-nu-latn')
})
