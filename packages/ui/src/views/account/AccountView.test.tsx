import { expect, test } from 'vitest'
import { inServer, words } from '../../../.storybook/inServer.js'
import { ar } from '../../copy/ar.js'
import {
  balanceLoading,
  balanceUnavailable,
  dust,
  fixtures,
  many,
  named,
  unsupported,
  zero,
} from './AccountView.fixtures.js'
import { AccountView, type AccountViewProps } from './AccountView.js'

const press = () => {}

const all: Omit<AccountViewProps, 'model'> = {
  onCopyAddress: press,
  onNetworks: press,
  onSwitchWallet: press,
  onSwitchAccount: press,
  onDisconnect: press,
}

function view(model: AccountViewProps['model']): string {
  return inServer(<AccountView {...all} model={model} />)
}

test('default', () => {
  expect(words(view(fixtures.connected))).toEqual([
    '0xd8dA…6045',
    ...['Balance ', '1.284 ', 'ETH'],
    ...['E', 'Ethereum', 'View on explorer', 'Use another wallet', 'Disconnect'],
  ])
})

test('behavior: a name stands for the address', () => {
  expect(words(view(named))[0]).toBe('vitalik.eth')
})

test('behavior: the balance that is not known is not made up', () => {
  expect(words(view(balanceLoading))).toContain('Loading balance')
  expect(words(view(balanceUnavailable))).toContain('Balance unavailable')
  expect(view(balanceLoading)).not.toContain('ETH')
  expect(view(balanceUnavailable)).not.toContain('ETH')
  expect(words(view(zero))).toContain('0 ')
  expect(words(view(dust))).toContain('&lt;0.001 ')
})

test('behavior: an unsupported network says so', () => {
  expect(words(view(unsupported))).toEqual(expect.arrayContaining(['eip155:1337', 'Not supported here']))
  expect(words(view(fixtures.connected))).not.toContain('Not supported here')
})

test('behavior: accounts are offered where there are several', () => {
  expect(words(view(many))).toEqual(expect.arrayContaining(['Accounts', '3']))
  expect(words(view(fixtures.connected))).not.toContain('Accounts')
})

test('behavior: what cannot be done now is not offered', () => {
  const markup = inServer(<AccountView model={fixtures.connected} />)
  expect(words(markup)).not.toContain('Use another wallet')
  expect(markup).not.toContain('copy-button')
})

test('behavior: while it disconnects it cannot be asked to again', () => {
  expect(view(fixtures.disconnecting)).toMatch(/<button[^>]* disabled=""[^>]*>.*Disconnecting<\/button>/)
})

test('behavior: nobody is connected', () => {
  expect(words(view(fixtures.disconnected))).toEqual([
    'Not connected',
    'Connect a wallet to see your account.',
  ])
})

test('behavior: numbers as the locale writes them', () => {
  expect(words(inServer(<AccountView model={fixtures.connected} />, ar))).toContain('1.284 ')
  expect(words(inServer(<AccountView model={fixtures.connected} />, { ...ar, lang: 'de' }))).toContain(
    '1,284 ',
  )
})
