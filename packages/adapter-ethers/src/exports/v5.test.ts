import { expect, it } from 'vitest'
import * as exported from './v5.js'

it('default', () => {
  expect(Object.keys(exported)).toMatchInlineSnapshot(`
    [
      "ethers5",
      "getEthersProvider",
      "getEthersSigner",
    ]
  `)
})
