import type { ProfileModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { harbor } from '../wallets.fixtures.js'

type Ready = Extract<ProfileModel, { status: 'ready' }>

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

const ready: Ready = {
  status: 'ready',
  namespace: 'eip155',
  address,
  type: 'eoa',
  active: true,
  name: 'vitalik.eth',
  wallet: { name: harbor.name, icon: harbor.icon },
  explorerUrl: `https://explorer.example/address/${address}`,
}

export const fixtures: Fixtures<ProfileModel> = {
  disconnected: { status: 'disconnected' },
  missing: { status: 'missing' },
  ready,
}

export const labelled: Ready = { ...ready, label: 'Savings' }

/** An account that has no name and is not the active one. */
export const inactive: Ready = { ...ready, name: undefined, active: false }

export const bitcoin: Ready = {
  ...ready,
  namespace: 'bip122',
  address: 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
  type: 'ordinal',
  name: undefined,
  explorerUrl: undefined,
}

/** A label as long as it can be, a name of 40 characters, and a link that is none of the web. */
export const hostile: Ready = {
  ...ready,
  label: '<b>ALabelWithFortyCharactersAndNoSpaces<',
  name: 'anamewithfortycharactersandwithoutsp.eth',
  wallet: { name: 'AWalletWithTheLongestNameWithoutSpaces…' },
  explorerUrl: 'javascript:alert(1)',
}
