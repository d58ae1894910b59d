import { expect, test } from 'vitest'
import { checkKitsOnPage } from './kitsOnPage.js'

const createKit = (name: string) => ({ config: { name } })
const code = {}

test('default: kits with names of their own, one after the other, and on a server are no mistake', () => {
  const page = { document: {} }
  const first = createKit('a')
  expect(checkKitsOnPage(first, code, true, page)).toEqual([])
  expect(checkKitsOnPage(createKit('b'), code, true, page)).toEqual([])
  checkKitsOnPage(first, code, false, page)
  expect(checkKitsOnPage(createKit('a'), code, true, page)).toEqual([])
  const server = {}
  for (const kit of [createKit('a'), createKit('a')])
    expect(checkKitsOnPage(kit, code, true, server)).toEqual([])
})

test('error: two copies of the package, which is reported once', () => {
  const page = { document: {} }
  checkKitsOnPage(createKit('a'), code, true, page)
  const other = createKit('b')
  expect(checkKitsOnPage(other, {}, true, page)).toEqual([
    'Two copies of @latchkit/core are on this page, perhaps two versions. Hooks and errors of one do not know the kits of the other. Install one version: see npm ls @latchkit/core.',
  ])
  checkKitsOnPage(other, {}, false, page)
  expect(checkKitsOnPage(other, {}, true, page)).toEqual([])
})
