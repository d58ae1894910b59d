import type { OtherAccount, OtherAccountsModel } from '@latchkit/core'
import { hostile, polyglot, sundial } from '../wallets.fixtures.js'

const solana: OtherAccount = {
  namespace: 'solana',
  address: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
  wallet: sundial,
  network: { name: 'Solana', supported: true },
}

const bitcoin: OtherAccount = {
  namespace: 'bip122',
  address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  wallet: polyglot,
  network: { name: 'Bitcoin', supported: true },
}

export const none: OtherAccountsModel = { accounts: [], connectable: [] }

export const some: OtherAccountsModel = { accounts: [solana], connectable: ['bip122'] }

export const onlyConnectable: OtherAccountsModel = { accounts: [], connectable: ['solana', 'bip122'] }

export const unsupported: OtherAccountsModel = {
  accounts: [
    solana,
    {
      ...bitcoin,
      network: {
        name: 'Chain 4fc3280f9188f13cb7b2c71f2a335e3a',
        reference: '4fc3280f9188f13cb7b2c71f2a335e3a',
        supported: false,
      },
    },
  ],
  connectable: [],
}

export const all: OtherAccountsModel = {
  accounts: [solana, bitcoin],
  connectable: ['polkadot', 'cosmos'],
}

export const long: OtherAccountsModel = {
  accounts: [
    { ...solana, wallet: hostile },
    {
      ...bitcoin,
      wallet: hostile,
      network: { name: 'The Extraordinarily Long Name of an Appchain Rollup Testnet', supported: false },
    },
  ],
  connectable: [],
}
