import { tokens } from '@latchkit/devnet'
import { expect, test } from 'vitest'
import { testDollar } from '../src/parts/testDollar.js'

test('default', () => {
  expect(tokens[0]).toMatchObject({ symbol: 'TUSD', address: testDollar })
})
