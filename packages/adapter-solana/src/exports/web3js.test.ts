import { expect, it } from 'vitest'
import * as api from './web3js.js'

it('default', () => {
  expect(Object.keys(api)).toMatchInlineSnapshot(`
    [
      "getConnectedWallet",
      "getConnection",
      "sendTransaction",
      "signAllTransactions",
      "signMessage",
      "signTransaction",
    ]
  `)
})
