import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { liveServices } from './liveServices.js'

const read = (path: string) => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8')
const page = read('apps/docs/src/content/docs/self-host/hosted-services.md')
const [services = '', live = ''] = page.split('`pnpm live')
const toRows = (text: string) => text.split('\n').filter((line) => /^\| (?!Service|-)/.test(line))
const rows = toRows(services)
const { catalog }: { catalog: Readonly<Record<string, string>> } = parse(read('pnpm-workspace.yaml'))
const getVersions = (text: string) =>
  [...text.matchAll(/`([^`\s]+)` (\d+\.\d+\.\d+)/g)].map(([, name = '', version = '']) => ({ name, version }))

test('behavior: the page of hosted services names the versions that the tests use', () => {
  const installed = rows.flatMap(getVersions).filter(({ name }) => name in catalog)
  expect(installed.length).toBeGreaterThan(5)
  for (const { name, version } of installed)
    expect({ name, version: catalog[name] }).toEqual({ name, version })
})

test.each(rows.map((row) => row.split(' | ')))(
  'behavior: the row of the page, %s, names a test that names the version',
  (_, code, _requests, by = '', tests = '') => {
    const files = [...tests.matchAll(/`(apps\/[^`]+\.test\.ts)`/g)].map(([, path = '']) => read(path))
    expect([code, files.length]).not.toEqual([code, 0])
    const titles = files.join('\n')
    const contract = getVersions(by).filter(({ name }) => /Contract\.test/.test(tests) && name in catalog)
    for (const { name, version } of contract) expect(titles).toContain(`${name} ${version}`)
  },
)

test('behavior: the page names what `pnpm live` can check, and the variables', () => {
  const getNames = (column = '') => [...column.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  const columns = toRows(live).map((row) => row.slice(2).split(' | '))
  expect(columns.flatMap(([names]) => getNames(names))).toEqual(Object.keys(liveServices))
  expect(columns.flatMap(([, variables]) => getNames(variables))).toEqual(
    Object.values(liveServices).flatMap(({ variables }) => Object.keys(variables)),
  )
})
