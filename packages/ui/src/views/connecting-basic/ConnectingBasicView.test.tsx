import { expect, test } from 'vitest'
import { inServer, words } from '../../../.storybook/inServer.js'
import { both, onlyCode } from './ConnectingBasicView.fixtures.js'
import { ConnectingBasicView } from './ConnectingBasicView.js'

const press = () => {}

test('default', () => {
  expect(words(inServer(<ConnectingBasicView model={both} onCopy={press} />))).toEqual([
    ...['Scan with a wallet on your phone.', 'Copy link', 'Wallets'],
    ...['Harbor Wallet', 'Recent', 'Kestrel', 'Installed', 'F', 'Ferrous', 'All wallets'],
  ])
})

test('behavior: only the code', () => {
  expect(words(inServer(<ConnectingBasicView model={onlyCode} />))).toEqual([
    'Scan with a wallet on your phone.',
  ])
})
