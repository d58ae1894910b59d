import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { areas, languageFolders, listLanguages, root } from './areas.mjs'
import { findBareIsolates, findCopyFaults, listTexts } from './findCopyFaults.mjs'
import { describeLanguage } from './locales.mjs'

const { complete, partial } = listLanguages()

/** The texts of the areas load where a view of that area opens, and contain those of other areas. */
const composed = new Set([
  'permissions',
  'settings',
  'login',
  'names',
  'onRamp',
  'pay',
  'replacement',
  'send',
  'siwx',
  'smartSessions',
  'swap',
])

test('default: each language has the texts of the modal and of the login frame', () => {
  expect(partial).toEqual([])
})

test('default: the English texts have plural forms of English', async () => {
  const { pluralCategories } = new Intl.PluralRules('en').resolvedOptions()
  for (const { folder, english, name } of areas) {
    const source = await import(join(root, folder, `${english}.ts`))
    for (const [path, text] of listTexts(source[name]))
      if (typeof text !== 'string')
        expect.soft(pluralCategories, `${name}.${path}`).toEqual(expect.arrayContaining(Object.keys(text)))
  }
})

describe.each(complete)('%s', (code) => {
  const { script, tag, isRightToLeft } = describeLanguage(code)
  const allowed = join(import.meta.dirname, `sameAsEnglish/${code}.json`)
  /** @type {string[]} */
  const sameAsEnglish = existsSync(allowed) ? JSON.parse(readFileSync(allowed, 'utf8')) : []
  const rules = { tag, script, isRightToLeft, sameAsEnglish }

  test('default: every text is there, translated, and has its placeholders and plural forms', async () => {
    const faults = []
    const same = new Set()
    for (const { folder, area, english, name } of areas) {
      const file = `${folder}/languages/${code}/${area}.ts`
      if (composed.has(area) && existsSync(join(root, file))) {
        // Its texts are checked with the account area. Here only its export is.
        const module = await import(join(root, file))
        if (!(area in module)) faults.push(`${file}: must export "${area}"`)
        continue
      }
      const source = await import(join(root, folder, `${english}.ts`))
      const translated = await import(join(root, file))
      const found = findCopyFaults(source[name], translated[area], rules)
      faults.push(...found.faults.map((fault) => `${file}: ${fault}`))
      for (const text of found.same) same.add(text)
      if (isRightToLeft && folder.startsWith('packages/'))
        faults.push(...findBareIsolates(translated[area]).map((fault) => `${file}: ${fault}`))
    }
    for (const text of sameAsEnglish)
      if (!same.has(text)) faults.push(`${allowed}: no text is equal to the English “${text}”`)
    expect(faults).toEqual([])
  })

  test('behavior: each file says whether a native speaker reviewed it', () => {
    for (const folder of languageFolders)
      for (const file of readdirSync(join(root, folder, code))) {
        const [first] = readFileSync(join(root, folder, code, file), 'utf8').split('\n')
        expect
          .soft(first, `${folder}/${code}/${file}`)
          .toMatch(/^\/\/ Reviewed by a native speaker: (?:no|yes, .+)$/)
      }
  })

  test('behavior: the language tag and the direction', async () => {
    const { modal } = await import(join(root, `packages/ui/src/copy/languages/${code}/modal.ts`))
    const { buttons } = await import(join(root, `packages/ui/src/copy/languages/${code}/buttons.ts`))
    const { frame } = await import(join(root, `apps/login-frame/src/page/copy/languages/${code}/frame.ts`))
    const { page } = await import(join(root, `apps/login-frame/src/page/copy/languages/${code}/page.ts`))
    const dir = isRightToLeft ? 'rtl' : 'ltr'
    expect(modal).toMatchObject({ lang: tag, dir })
    expect(buttons).toMatchObject({ lang: tag, dir })
    expect(frame.direction).toBe(dir)
    expect(page.direction).toBe(dir)
    expect(frame.settings.locale).toBe(tag)
  })
})
