import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fullAr } from '../../copy/fullCopy.fixtures.js'
import {
  balanceLoading,
  balanceUnavailable,
  dust,
  fixtures,
  labelled,
  many,
  named,
  pendingSignature,
  pendingTransaction,
  unsupported,
  withAvatar,
  zero,
} from './AccountView.fixtures.js'
import { AccountView, type AccountViewProps } from './AccountView.js'
import { actions } from './accountActions.fixtures.js'
import * as others from './OtherAccounts.fixtures.js'

const noop = () => {}

function view(model: AccountViewProps['model'], others?: AccountViewProps['others']): string {
  const several = model.status !== 'disconnected' && model.accounts.length > 1
  return renderToMarkup(
    <AccountView
      model={model}
      others={others}
      actions={[
        ...actions,
        ...(several ? (['accounts'] as const) : []),
        ...(others?.accounts.length ? (['disconnect-all'] as const) : []),
      ]}
      onAction={noop}
      onCopyAddress={noop}
    />,
  )
}

test('default', () => {
  expect(getTexts(view(fixtures.connected))).toEqual([
    ...['Kestrel', 'Copy address', '0xd8dA…6045'],
    ...['Balance ', '1.284 ', 'ETH', 'Receive'],
    ...['Ethereum', 'Profile', 'View on explorer', 'Use another wallet', 'Disconnect'],
  ])
})

test('behavior: shows the name with the address, because a name is no proof', () => {
  expect(getTexts(view(named)).slice(0, 3)).toEqual(['vitalik.eth', 'Copy address', '0xd8dA…6045'])
})

test('behavior: shows the label of the user instead of the name', () => {
  expect(getTexts(view(labelled)).slice(0, 3)).toEqual(['Savings', 'Copy address', '0xd8dA…6045'])
})

test('behavior: the image of a name is loaded without a referrer', () => {
  expect(view(withAvatar)).toMatch(/<img[^>]* src="data:image\/svg[^>]* referrerPolicy="no-referrer"/i)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///a.png'])('error: the image %s', (avatar) => {
  expect(view({ ...named, avatar })).not.toContain(`src="${avatar}`)
})

test('behavior: shows no amount while the balance is unknown', () => {
  expect(getTexts(view(balanceLoading))).toContain('Loading balance')
  expect(getTexts(view(balanceUnavailable))).toContain('Token Balance Unavailable')
  expect(view(balanceLoading)).not.toContain('ETH')
  expect(view(balanceUnavailable)).not.toContain('ETH')
  expect(getTexts(view(zero))).toContain('0 ')
  expect(getTexts(view(dust))).toContain('&lt;0.001 ')
})

test('behavior: a pending request names the wallet and can be cancelled', () => {
  expect(getTexts(view(pendingSignature)).join(' ')).toContain('Stop waiting Sign the request in  Kestrel')
  expect(getTexts(view(pendingTransaction)).join(' ')).toContain('Approve the transaction in  Kestrel')
  const text = getTexts(renderToMarkup(<AccountView model={pendingSignature} />))
  expect(text).not.toContain('Stop waiting')
  expect(getTexts(view(fixtures.connected))).not.toContain('Stop waiting')
})

test('behavior: marks an unsupported network', () => {
  expect(getTexts(view(unsupported))).toEqual(
    expect.arrayContaining(['Unknown network', 'Doesn’t work in this app']),
  )
  expect(getTexts(view(fixtures.connected))).not.toContain('Doesn’t work in this app')
})

test('behavior: lists the accounts if there are several', () => {
  expect(getTexts(view(many))).toEqual(expect.arrayContaining(['Accounts', '3']))
  expect(getTexts(view(fixtures.connected))).not.toContain('Accounts')
})

test.each([
  ['actions that are not possible', { onAction: noop }],
  ['actions without a callback', { actions }],
])('behavior: hides %s', (_, props) => {
  const markup = renderToMarkup(<AccountView model={fixtures.connected} {...props} />)
  expect(getTexts(markup)).not.toContain('Use another wallet')
  expect(markup).not.toContain('copy-button')
})

test('behavior: disables the button while it disconnects', () => {
  expect(view(fixtures.disconnecting)).toMatch(/<button[^>]* disabled=""[^>]*>.*Disconnecting<\/button>/)
})

test('behavior: shows that no wallet is connected', () => {
  expect(getTexts(view(fixtures.disconnected))).toEqual([
    'Not connected',
    'Connect to see your account.',
    'Connect a wallet',
  ])
})

test('behavior: formats numbers in the locale', () => {
  expect(getTexts(renderToMarkup(<AccountView model={fixtures.connected} />, fullAr))).toContain('1.284 ')
  expect(
    getTexts(renderToMarkup(<AccountView model={fixtures.connected} />, { ...fullAr, lang: 'de' })),
  ).toContain('1,284 ')
})

test('behavior: shows no other namespaces if there are none', () => {
  expect(view(fixtures.connected, others.none)).toBe(view(fixtures.connected))
  expect(getTexts(view(fixtures.connected))).not.toContain('Disconnect all')
})

test('behavior: shows connected and connectable other namespaces', () => {
  expect(getTexts(view(fixtures.connected, others.some)).slice(-8)).toEqual([
    'Other networks',
    ...['Solana', '7EcD…FLtV', '\u00a0· ', 'Sundial'],
    'Connect Bitcoin',
    'Disconnect',
    'Disconnect all',
  ])
})

test('behavior: marks an unsupported network of another namespace first', () => {
  const texts = getTexts(view(fixtures.connected, others.unsupported))
  const index = texts.indexOf('Unknown network')
  expect(texts.slice(index + 1, index + 4)).toEqual(['Doesn’t work in this app', '\u00a0· ', 'bc1q…5mdq'])
  expect(texts.filter((word) => word === 'Doesn’t work in this app')).toHaveLength(1)
})

test('behavior: shows "Disconnect all" if several namespaces are connected', () => {
  expect(getTexts(view(fixtures.connected, others.onlyConnectable))).not.toContain('Disconnect all')
  expect(getTexts(view(fixtures.connected, others.some))).toContain('Disconnect all')
  const markup = view(fixtures.disconnecting, others.some)
  expect(markup).toMatch(/<button[^>]* disabled=""[^>]*>Disconnect all<\/button>/)
})

test('behavior: the settings are behind the avatar if the account has lists', () => {
  const props = { model: fixtures.connected, actions: [...actions, 'settings'], onAction: noop } as const
  const markup = getTexts(renderToMarkup(<AccountView {...props} panel="Lists" />))
  expect(markup).toEqual(expect.arrayContaining(['Settings ', 'Kestrel', 'Lists']))
  expect(markup).not.toContain('Disconnect')
  const settings = getTexts(renderToMarkup(<AccountView {...props} panel="Lists" isSettings />))
  expect(settings).toEqual(expect.arrayContaining(['Profile', 'Use another wallet', 'Disconnect']))
  expect(settings).not.toContain('Settings ')
  expect(settings).not.toContain('Lists')
})

test('behavior: a smart account with the address of its ordinary account is one account', () => {
  const [{ address = '' } = {}] = fixtures.connected.accounts
  const accounts = (['smartAccount', 'eoa'] as const).map((type, index) => ({
    ...{ address, type, active: index === 0 },
  }))
  const markup = renderToMarkup(
    <AccountView
      model={{ ...fixtures.connected, accounts }}
      actions={[...actions, 'accounts']}
      onAction={noop}
    />,
  )
  expect(getTexts(markup)).toEqual(expect.arrayContaining(['Accounts', '1']))
})

test('behavior: hides actions for other namespaces without a callback', () => {
  const markup = renderToMarkup(<AccountView model={fixtures.connected} others={others.some} />)
  expect(getTexts(markup)).not.toContain('Connect Bitcoin')
  expect(getTexts(markup)).toContain('Sundial')
  expect(markup.match(/<button/g)).toHaveLength(1)
})

test('behavior: shows the other namespaces while this one is disconnected', () => {
  expect(getTexts(view(fixtures.disconnected, others.some))).toEqual(
    expect.arrayContaining(['Not connected', 'Other networks', 'Sundial', 'Connect Bitcoin']),
  )
})
