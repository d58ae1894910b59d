import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
// @boundaries-ignore the documentation is generated from the schemas of the programs
import { bundlerSettingsSchema } from '../../../gateway/src/money/bundler/BundlerSettings.js'
import { contentFolder } from '../readContent.js'
import { jsonFiles, toFieldsTable } from './jsonFiles.js'
import { replaceTable } from './toSettingsTable.js'

/** Written again by `npx vitest run --project apps apps/docs/build/settings --update`. */
test('default: the pages have each field of the JSON files with its default', async () => {
  for (const page of new Set(jsonFiles.map((file) => file.page))) {
    const path = join(contentFolder, `self-host/${page}.md`)
    const text = jsonFiles
      .filter((file) => file.page === page)
      .reduce(
        (current, { name, fields, links }) => replaceTable(current, name, toFieldsTable(fields, links)),
        readFileSync(path, 'utf8'),
      )
    await expect(text).toMatchFileSnapshot(path)
  }
})

test('behavior: the fields of the bundler are those of its schema', () => {
  const names = jsonFiles.find(({ name }) => name === 'bundler')?.fields.map(({ name }) => name) ?? []
  expect(names.filter((name) => !name.includes('.')).slice(-3)).toEqual(
    Object.keys(bundlerSettingsSchema.shape).filter((name) => name !== 'chains'),
  )
  const chain = Object.fromEntries(
    names.filter((name) => !name.includes('.')).map((name) => [name, Symbol('invalid')]),
  )
  const { error } = bundlerSettingsSchema.safeParse({ chains: [chain] })
  const unknown = error?.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  expect(unknown).toEqual(Object.keys(bundlerSettingsSchema.shape).filter((name) => name !== 'chains'))
})

test('behavior: a required field, a default, a link', () => {
  const fields = [
    { name: 'url', isOptional: false, text: 'URL of the node.' },
    { name: 'relay', isOptional: true, text: 'URL of the relay. Default: `https://relay.example`.' },
    { name: 'mode', isOptional: true, text: 'Mode. Default: `a`, which accepts `b | c`.' },
  ]
  expect(toFieldsTable(fields, { relay: '[Relay](relay.md)' }).split('\n').slice(2)).toEqual([
    '| `url` | required | URL of the node. |',
    '| `relay` | `https://relay.example` | URL of the relay. See [Relay](relay.md). |',
    '| `mode` | `a` | Mode. The default accepts `b \\| c`. |',
  ])
})

test('error: a field without a description, a link of an unknown field', () => {
  const field = { name: 'url', isOptional: false, text: '' }
  expect(() => toFieldsTable([field], {})).toThrow('These fields need a TSDoc comment: url.')
  expect(() => toFieldsTable([{ ...field, text: 'URL.' }], { uri: '' })).toThrow(
    'There are links for unknown fields: uri.',
  )
})
