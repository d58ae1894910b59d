import type { SiwxSignMessageModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { hostile, kestrel, nimbus } from '../wallets.fixtures.js'

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#0b3d2e"/><circle cx="20" cy="20" r="10" fill="none" stroke="#7be0b0" stroke-width="4"/><circle cx="20" cy="20" r="3" fill="#7be0b0"/></svg>',
)}`

const message = `fern.example wants you to sign in with your Ethereum account:
0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045

I accept the terms of Fern: https://fern.example/terms

URI: https://fern.example
Version: 1
Chain ID: 1
Nonce: kEWepMt9knR6lWJ6A
Issued At: 2030-01-01T00:00:00.000Z
Expiration Time: 2030-01-02T00:00:00.000Z`

const shared = {
  app: { name: 'Fern', icon },
  wallet: kestrel,
  isRequired: true,
  isSmartAccount: false,
}

export const fixtures: Fixtures<SiwxSignMessageModel> = {
  checking: { ...shared, status: 'checking' },
  preparing: { ...shared, status: 'preparing' },
  ready: { ...shared, status: 'ready', message },
  signing: { ...shared, status: 'signing', message },
  verifying: { ...shared, status: 'verifying', message },
  verified: { ...shared, status: 'verified' },
  declined: { ...shared, status: 'declined', message },
  failed: { ...shared, status: 'failed', code: 'sign-in' },
}

/** Without a name and an icon of the app. */
export const optional: SiwxSignMessageModel = {
  ...{ app: { name: '' }, wallet: nimbus, isRequired: false, isSmartAccount: false },
  ...{ status: 'ready', message },
}

export const smartAccount: SiwxSignMessageModel = {
  ...shared,
  isSmartAccount: true,
  status: 'failed',
  code: 'sign-in',
}

export const undeployed: SiwxSignMessageModel = {
  ...shared,
  isUndeployed: true,
  status: 'failed',
  code: 'wallet-response',
}

export const long: SiwxSignMessageModel = {
  ...{ app: { name: 'The Association of Exceptionally Long Application Names' }, wallet: hostile },
  ...{ isRequired: true, isSmartAccount: false, status: 'ready' },
  message: `${message}\nResources:\n${Array.from({ length: 12 }, (_, index) => `- https://fern.example/${'resource'.repeat(8)}/${index}`).join('\n')}`,
}
