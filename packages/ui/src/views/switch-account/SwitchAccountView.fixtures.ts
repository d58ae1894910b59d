import type { SwitchAccountModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { harbor } from '../wallets.fixtures.js'

type Ready = Extract<SwitchAccountModel, { status: 'ready' }>

const first = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const third = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const ready: Ready = {
  status: 'ready',
  namespace: 'eip155',
  wallet: { name: harbor.name, icon: harbor.icon },
  network: { id: 'eip155:1', name: 'Ethereum' },
  valueDecimals: 18,
  accounts: [
    {
      address: first,
      type: 'eoa',
      active: true,
      name: 'vitalik.eth',
      total: { status: 'ready', value: 128_499_999n * 10n ** 15n },
    },
    { address: second, type: 'eoa', active: false, label: 'Savings', total: { status: 'ready', value: 0n } },
    { address: third, type: 'smartAccount', active: false, total: { status: 'absent' } },
  ],
}

export const fixtures: Fixtures<SwitchAccountModel> = {
  disconnected: { status: 'disconnected' },
  ready,
}

export const loading: Ready = {
  ...ready,
  accounts: ready.accounts.map((account) => ({ ...account, total: { status: 'loading' } })),
}

/** An app without the option `dataApi`. */
export const withoutValues: Ready = {
  ...ready,
  network: undefined,
  accounts: ready.accounts.map((account) => ({ ...account, total: { status: 'absent' } })),
}

export const one: Ready = { ...ready, accounts: ready.accounts.slice(0, 1) }

/** Bitcoin addresses of several kinds, of the same account. */
export const bitcoin: Ready = {
  ...ready,
  namespace: 'bip122',
  network: { id: 'bip122:000000000019d6689c085ae165831e93', name: 'Bitcoin' },
  accounts: [
    {
      address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      type: 'payment',
      active: true,
      total: { status: 'ready', value: 10n ** 22n },
    },
    {
      address: 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
      type: 'ordinal',
      active: false,
      total: { status: 'absent' },
    },
  ],
}

/** Names and labels as long as they can be, and the largest value that is shown. */
export const long: Ready = {
  ...ready,
  wallet: { name: 'AWalletWithTheLongestNameWithoutSpaces…' },
  accounts: Array.from({ length: 12 }, (_, index) => ({
    address: `0x${index.toString(16).padStart(40, 'a')}`,
    type: 'eoa',
    active: index === 0,
    label: index % 2 === 0 ? 'ALabelWithFortyCharactersAndWithoutSpace' : '<b>Not markup</b>',
    total: { status: 'ready', value: 10n ** 33n },
  })),
}
