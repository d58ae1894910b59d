import { expect, it } from 'vitest'
import * as exported from './vitest.js'

it('default', () => {
  expect(Object.keys(exported)).toMatchInlineSnapshot(`
    [
      "createFakeFrame",
      "createTestKit",
      "fakeAdapter",
      "fakeClock",
      "fakeDataApi",
      "fakeRelay",
      "fakeSignature",
      "fakeStorage",
      "nextMacrotask",
      "testNetworks",
    ]
  `)
})
