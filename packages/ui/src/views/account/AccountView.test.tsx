import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { ar } from '../../copy/ar.js'
import {
  balanceLoading,
  balanceUnavailable,
  dust,
  fixtures,
  many,
  named,
  pendingSignature,
  pendingTransaction,
  unsupported,
  zero,
} from './AccountView.fixtures.js'
import { AccountView, type AccountViewProps } from './AccountView.js'
import * as others from './OtherAccounts.fixtures.js'

const noop = () => {}

const all: Omit<AccountViewProps, 'model'> = {
  onCopyAddress: noop,
  onNetworks: noop,
  onSwitchWallet: noop,
  onSwitchAccount: noop,
  onDisconnect: noop,
  onSelectNamespace: noop,
  onConnectNamespace: noop,
  onDisconnectAll: noop,
  onCancelRequest: noop,
}

function view(model: AccountViewProps['model'], others?: AccountViewProps['others']): string {
  return renderToMarkup(<AccountView {...all} model={model} others={others} />)
}

test('default', () => {
  expect(getTexts(view(fixtures.connected))).toEqual([
    ...['Copy address', '0xd8dA…6045'],
    ...['Balance ', '1.284 ', 'ETH'],
    ...['E', 'Ethereum', 'View on explorer', 'Use another wallet', 'Disconnect'],
  ])
})

test('behavior: a name stands for the address', () => {
  expect(getTexts(view(named)).slice(0, 2)).toEqual(['Copy address', 'vitalik.eth'])
})

test('behavior: the balance that is not known is not made up', () => {
  expect(getTexts(view(balanceLoading))).toContain('Loading balance')
  expect(getTexts(view(balanceUnavailable))).toContain('Balance unavailable')
  expect(view(balanceLoading)).not.toContain('ETH')
  expect(view(balanceUnavailable)).not.toContain('ETH')
  expect(getTexts(view(zero))).toContain('0 ')
  expect(getTexts(view(dust))).toContain('&lt;0.001 ')
})

test('behavior: a pending request names the wallet and can be cancelled', () => {
  expect(getTexts(view(pendingSignature)).join(' ')).toContain('Stop waiting Signature requested in  Kestrel')
  expect(getTexts(view(pendingTransaction)).join(' ')).toContain('Transaction requested in  Kestrel')
  const text = getTexts(renderToMarkup(<AccountView model={pendingSignature} />))
  expect(text).not.toContain('Stop waiting')
  expect(getTexts(view(fixtures.connected))).not.toContain('Stop waiting')
})

test('behavior: an unsupported network says so', () => {
  expect(getTexts(view(unsupported))).toEqual(expect.arrayContaining(['Chain 1337', 'Not supported here']))
  expect(getTexts(view(fixtures.connected))).not.toContain('Not supported here')
})

test('behavior: accounts are offered where there are several', () => {
  expect(getTexts(view(many))).toEqual(expect.arrayContaining(['Accounts', '3']))
  expect(getTexts(view(fixtures.connected))).not.toContain('Accounts')
})

test('behavior: what cannot be done now is not offered', () => {
  const markup = renderToMarkup(<AccountView model={fixtures.connected} />)
  expect(getTexts(markup)).not.toContain('Use another wallet')
  expect(markup).not.toContain('copy-button')
})

test('behavior: while it disconnects it cannot be asked to again', () => {
  expect(view(fixtures.disconnecting)).toMatch(/<button[^>]* disabled=""[^>]*>.*Disconnecting<\/button>/)
})

test('behavior: nobody is connected', () => {
  expect(getTexts(view(fixtures.disconnected))).toEqual([
    'Not connected',
    'Connect a wallet to see your account.',
  ])
})

test('behavior: numbers as the locale writes them', () => {
  expect(getTexts(renderToMarkup(<AccountView model={fixtures.connected} />, ar))).toContain('1.284 ')
  expect(
    getTexts(renderToMarkup(<AccountView model={fixtures.connected} />, { ...ar, lang: 'de' })),
  ).toContain('1,284 ')
})

test('behavior: a page of one namespace sees nothing of others', () => {
  expect(view(fixtures.connected, others.none)).toBe(view(fixtures.connected))
  expect(getTexts(view(fixtures.connected))).not.toContain('Disconnect all')
})

test('behavior: what is connected elsewhere, and what could be', () => {
  expect(getTexts(view(fixtures.connected, others.some)).slice(-8)).toEqual([
    'Other chains',
    ...['Solana', '7EcD…FLtV', ' · ', 'Sundial'],
    'Connect Bitcoin',
    'Disconnect',
    'Disconnect all',
  ])
})

test('behavior: an unsupported network elsewhere says so before anything else', () => {
  const said = getTexts(view(fixtures.connected, others.unsupported))
  const at = said.indexOf('Chain 4fc3280f9188f13cb7b2c71f2a335e3a')
  expect(said.slice(at + 1, at + 4)).toEqual(['Not supported here', ' · ', 'bc1q…5mdq'])
  expect(said.filter((word) => word === 'Not supported here')).toHaveLength(1)
})

test('behavior: all can be disconnected at once only where there is more than one', () => {
  expect(getTexts(view(fixtures.connected, others.onlyConnectable))).not.toContain('Disconnect all')
  expect(getTexts(view(fixtures.connected, others.some))).toContain('Disconnect all')
  const markup = view(fixtures.disconnecting, others.some)
  expect(markup).toMatch(/<button[^>]* disabled=""[^>]*>Disconnect all<\/button>/)
})

test('behavior: elsewhere is not offered where it leads nowhere', () => {
  const markup = renderToMarkup(<AccountView model={fixtures.connected} others={others.some} />)
  expect(getTexts(markup)).not.toContain('Connect Bitcoin')
  expect(getTexts(markup)).toContain('Sundial')
  expect(markup.match(/<button/g)).toHaveLength(1)
})

test('behavior: whoever is not connected here sees where they are', () => {
  expect(getTexts(view(fixtures.disconnected, others.some))).toEqual(
    expect.arrayContaining(['Not connected', 'Other chains', 'Sundial', 'Connect Bitcoin']),
  )
})
