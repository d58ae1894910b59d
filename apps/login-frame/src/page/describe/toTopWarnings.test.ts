import { expect, test } from 'vitest'
import { toTopWarnings } from './toTopWarnings.js'

const danger = { name: 'approvesSpender', level: 'danger' } as const
const caution = { name: 'unknownCall', level: 'caution' } as const

test('default: dangers of the parts are at the top, once, before what needs a check', () => {
  const model = {
    warnings: [
      { name: 'lookupTables', level: 'caution' } as const,
      { name: 'wouldFail', level: 'danger' } as const,
    ],
    instructions: [
      { fields: [], warnings: [caution] },
      { fields: [], warnings: [danger] },
      { fields: [], warnings: [danger, caution] },
    ],
  }
  expect(toTopWarnings(model).map(({ name }) => name)).toEqual([
    'wouldFail',
    'approvesSpender',
    'lookupTables',
  ])
})
