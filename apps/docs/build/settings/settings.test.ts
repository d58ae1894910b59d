import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
// @boundaries-ignore the documentation is generated from the schemas of the programs
import { settingsSchema } from '../../../gateway/src/foundation/config/Settings.js'
// @boundaries-ignore the documentation is generated from the schemas of the programs
import { frameSettingsSchema } from '../../../gateway/src/frame/FrameSettings.js'
// @boundaries-ignore the documentation is generated from the schemas of the programs
import { recoverySettingsSchema } from '../../../gateway/src/recovery/RecoverySettings.js'
import { contentFolder } from '../readContent.js'
import { programs } from './programs.js'
import { replaceTable, toSettingsTable } from './toSettingsTable.js'

/** Written again by `npx vitest run --project apps apps/docs/build/settings --update`. */
test.each(programs)('default: the page of the $name has each setting with its default', async (program) => {
  const file = join(contentFolder, `self-host/${program.page}.md`)
  const page = replaceTable(readFileSync(file, 'utf8'), program.name, toSettingsTable(program))
  await expect(page).toMatchFileSnapshot(file)
})

test.each([
  ['gateway', settingsSchema],
  ['recovery service', recoverySettingsSchema],
  ['frame’s server', frameSettingsSchema],
])('behavior: the settings of the %s are those of its schema', (name, { shape }) => {
  const program = programs.find((one) => one.name === name)
  expect([...(program?.settings.keys() ?? [])]).toEqual(Object.keys(shape))
})

test('behavior: a required setting, a default, a link, and the name of another setting', () => {
  const program = {
    settings: new Map([
      ['loginUrl', 'URL of the login service.'],
      ['dataDir', 'Folder. `keysDir` must not be in it.'],
      ['keysDir', 'Folder of the keys, with `mode` 700.'],
    ]),
    required: ['LOGIN_URL'],
    defaults: { dataDir: 'data', keysDir: [] },
    links: { keysDir: '[Keys](keys.md)' },
  }
  expect(toSettingsTable(program).split('\n').slice(2)).toEqual([
    '| `LOGIN_URL` | required | URL of the login service. |',
    '| `DATA_DIR` | `data` | Folder. `KEYS_DIR` must not be in it. |',
    '| `KEYS_DIR` | | Folder of the keys, with `mode` 700. See [Keys](keys.md). |',
  ])
})

test('error: a setting without a description, a link of an unknown setting, a page without markers', () => {
  const program = { settings: new Map([['port', '']]), required: [], defaults: {}, links: {} }
  expect(() => toSettingsTable(program)).toThrow('These settings need a TSDoc comment: port.')
  const links = { prot: '[Ports](ports.md)' }
  expect(() => toSettingsTable({ ...program, settings: new Map([['port', 'Port.']]), links })).toThrow(
    'There are links for unknown settings: prot.',
  )
  expect(() => replaceTable('No table', 'gateway', '')).toThrow(
    'The page must have <!-- settings of the gateway -->',
  )
})
