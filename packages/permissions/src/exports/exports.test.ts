import { expect, test } from 'vitest'
import * as exported from './index.js'

test('default: exports permissions, delegations and their redemption', () => {
  expect(Object.keys(exported)).toMatchInlineSnapshot(`
    [
      "rootAuthority",
      "delegationManagerAbi",
      "delegationFramework",
      "createSalt",
      "toCaveats",
      "toDelegation",
      "getDelegationHash",
      "getDelegationTypedData",
      "describePermission",
      "findBroaderPart",
      "PermissionError",
      "parsePermission",
      "toPermissionJson",
      "encodeRedemption",
      "encodeRevocation",
      "decodePermissionsContext",
      "encodePermissionsContext",
    ]
  `)
})
