import type { NameRegistrationModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'

const name = 'alice.example.eth'

export const fixtures: Fixtures<NameRegistrationModel> = {
  none: { status: 'none' },
  signing: { status: 'signing', name, wallet: { name: 'Harbor Wallet' } },
  registering: { status: 'registering', name },
  registered: { status: 'registered', name, address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
}

export const long: NameRegistrationModel = { ...fixtures.registered, name: `${'w'.repeat(64)}.example.eth` }
