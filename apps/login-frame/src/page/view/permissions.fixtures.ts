import type { Permission } from '@latchkit/permissions'
import { encodeAccountCalls } from '../../shared/smartAccount/accountCalls.js'
import type { PermissionContent } from '../approval/types.js'
import {
  createPermissionContent,
  expiry,
  recipient,
  subscription,
  token,
} from '../permission/permissions.fixtures.js'
import { batch } from './operations.fixtures.js'
import { address } from './renderRequest.fixtures.js'

/** The first permission of an account, whose fee a sponsor pays. */
export const firstPermission: PermissionContent = createPermissionContent(address, subscription, {
  upgrade: {
    ...batch,
    operation: {
      ...batch.operation,
      callData: encodeAccountCalls([{ to: address, value: 0n, data: '0x' }]),
    },
    tokens: [null],
    simulation: { status: 'succeeded' },
    answer: 'transactionHash',
  },
})

/** Calls with every warning. */
export const unlimitedCalls: PermissionContent = createPermissionContent(address, {
  type: 'contract-call',
  ...{ targets: [token, recipient], methods: ['0x095ea7b3', '0x12345678'], maxValue: 10n ** 18n },
} satisfies Permission)

/** An amount of an unknown token, to any account. */
export const unknownToken: PermissionContent = createPermissionContent(
  address,
  { type: 'erc20-token-transfer', token, amount: 2n ** 200n, start: expiry - 86_400 },
  { token: null },
)
