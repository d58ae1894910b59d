import type { AccountTypeModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'

type Ready = Extract<AccountTypeModel, { status: 'ready' }>

const ready: Ready = { status: 'ready', type: 'smartAccount', isDeployed: true, hasSameAddress: true }

export const fixtures: Fixtures<AccountTypeModel> = {
  absent: { status: 'absent' },
  unavailable: { status: 'unavailable', network: { name: 'Base' } },
  ready,
}

export const off: Ready = { ...ready, type: 'eoa' }

export const notDeployed: Ready = { ...ready, isDeployed: false }

/** A contract of its own (ERC-4337). */
export const ownAddress: Ready = { ...ready, hasSameAddress: false, isDeployed: false }

/** The login frame has not created the smart account yet. */
export const notCreated: Ready = { status: 'ready', type: 'eoa', isDeployed: false }

export const pending: Ready = { ...off, pendingType: 'smartAccount' }

export const failed: Ready = {
  ...off,
  failure: {
    code: 'custom',
    values: { text: 'The bundler of the login frame did not respond.', advice: undefined },
  },
}

export const unknownNetwork: AccountTypeModel = {
  status: 'unavailable',
  network: { name: '1337', reference: '1337' },
}
