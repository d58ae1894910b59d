import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import {
  checked,
  fixtures,
  forSolana,
  legal,
  notCounted,
  one,
  onlyInstalled,
  remoteFirst,
  unchecked,
  withAll,
} from './ConnectView.fixtures.js'
import { ConnectView } from './ConnectView.js'

const noop = () => {}

test('default', () => {
  const view = <ConnectView model={fixtures.ready} onSelectWallet={noop} onGetWallet={noop} />
  expect(getTexts(renderToMarkup(view))).toEqual([
    ...['Harbor Wallet', 'Recent'],
    ...['Installed', 'Kestrel', 'Nimbus'],
    ...['WalletConnect', 'QR code'],
    ...['No wallet yet?', 'Get one'],
  ])
})

test('behavior: the row "All wallets" is last and shows the count', () => {
  const view = (model: typeof withAll) =>
    getTexts(renderToMarkup(<ConnectView model={model} onAllWallets={noop} />))
  expect(view(withAll).slice(-2)).toEqual(['All wallets', '612'])
  expect(view(notCounted)).toEqual(['All wallets'])
  expect(view(one)).not.toContain('All wallets')
})

test('behavior: installed wallets have a list and a heading if there are other rows', () => {
  const lists = (model: typeof one) => {
    const markup = renderToMarkup(<ConnectView model={model} onAllWallets={noop} />)
    return [...markup.matchAll(/<section>(.*?)<\/section>/g)].map(([, section = '']) => [
      section.match(/aria-label="([^"]*)"/)?.[1] ?? section.match(/<h3[^>]*>([^<]*)</)?.[1],
      ...getTexts(section.replace(/<h3.*?<\/h3>/, '')).filter((text) => text.length > 1),
    ])
  }
  expect(lists(withAll)).toEqual([
    ['Wallets', 'Harbor Wallet', 'Recent'],
    ['Installed', 'Kestrel', 'Nimbus'],
    ['More wallets', 'WalletConnect', 'QR code', 'All wallets', '612'],
  ])
  expect(lists(remoteFirst)).toEqual([
    ['Wallets', 'WalletConnect', 'QR code'],
    ['Installed', 'Kestrel', 'Nimbus'],
    ['More wallets', 'Ferrous'],
  ])
  expect(lists(onlyInstalled)).toEqual([['Wallets', 'Kestrel', 'Nimbus']])
  expect(lists({ ...onlyInstalled, allWallets: {} })).toEqual([
    ['Installed', 'Kestrel', 'Nimbus'],
    ['More wallets', 'All wallets'],
  ])
  expect(lists(notCounted)).toEqual([['Wallets', 'All wallets']])
})

test('behavior: in the list of one namespace, installed wallets have a tag', () => {
  const texts = getTexts(renderToMarkup(<ConnectView model={forSolana} namespace="solana" />))
  expect(texts.slice(0, 3)).toEqual(['Wallets for Solana', 'Sundial', 'Installed'])
})

test('behavior: keeps the order of the model', () => {
  const wallets = fixtures.ready.status === 'ready' ? fixtures.ready.wallets.toReversed() : []
  const names = getTexts(renderToMarkup(<ConnectView model={{ ...one, wallets }} />))
  expect(names.filter((word) => wallets.some(({ name }) => name === word))).toEqual(
    wallets.map(({ name }) => name),
  )
})

test('behavior: the image of another site is loaded lazily, and that of a data URL needs no <img>', () => {
  const icons = ['data:image/png;base64,AA==', 'https://example.com/icon.png']
  const wallets = icons.map((icon) => ({ id: icon, name: 'Kestrel', icon, namespaces: ['eip155'] as const }))
  const images = renderToMarkup(<ConnectView model={{ ...one, wallets }} />).match(/<img[^>]*>/g) ?? []
  expect(images.map((image) => image.includes('loading="lazy"'))).toEqual([true])
})

test('behavior: shows the guide only if the model enables it and there is a callback', () => {
  const guide = 'No wallet yet?'
  expect(renderToMarkup(<ConnectView model={{ ...one, guide: true }} onGetWallet={noop} />)).toContain(guide)
  expect(renderToMarkup(<ConnectView model={{ ...one, guide: true }} />)).not.toContain(guide)
  expect(renderToMarkup(<ConnectView model={{ ...one, guide: false }} onGetWallet={noop} />)).not.toContain(
    guide,
  )
})

test('behavior: the legal line links the available documents', () => {
  const { termsConditionsUrl, privacyPolicyUrl } = legal
  const line = (urls: object) =>
    getTexts(renderToMarkup(<ConnectView model={{ ...one, ...urls }} />)).slice(1)
  expect(line({ termsConditionsUrl, privacyPolicyUrl }).join('')).toBe(
    'By connecting you agree to the terms of service and the privacy policy.',
  )
  expect(line({ termsConditionsUrl }).join('')).toBe('By connecting you agree to the terms of service.')
  expect(line({ privacyPolicyUrl }).join('')).toBe('Before you connect, read the privacy policy.')
  expect(line({})).toEqual([])
})

test('behavior: the legal checkbox disables the wallets and all wallets until it is checked', () => {
  const markup = (model: typeof unchecked) =>
    renderToMarkup(<ConnectView model={model} onSelectWallet={noop} onAllWallets={noop} />)
  const enabled = (html: string) => (html.match(/<button(?![^>]*disabled)/g) ?? []).length
  expect(enabled(markup(unchecked))).toBe(0)
  expect(enabled(markup(checked))).toBe(5)
  expect(getTexts(markup(unchecked)).slice(0, 5).join('')).toBe(
    'I agree to the terms of service and the privacy policy.',
  )
  expect(markup(unchecked)).toMatch(/<label[^>]*><input type="checkbox"/)
})

test('error: does not render an unsafe legal link', () => {
  const model = {
    ...one,
    termsConditionsUrl: 'javascript:alert(1)',
    privacyPolicyUrl: legal.privacyPolicyUrl,
  }
  const markup = renderToMarkup(<ConnectView model={model} />)
  expect(markup).not.toContain('javascript:')
  expect(getTexts(markup).join('')).toContain('read the privacy policy.')
})

test('behavior: shows the namespace if the list has one namespace', () => {
  const heading = (namespace?: 'solana') =>
    renderToMarkup(<ConnectView model={forSolana} namespace={namespace} />).match(/<h3[^>]*>([^<]*)</)?.[1]
  expect(heading('solana')).toBe('Wallets for Solana')
  expect(heading()).toBe('Installed')
  expect(getTexts(renderToMarkup(<ConnectView model={fixtures.empty} namespace="bip122" />))[0]).toBe(
    'No wallet found for Bitcoin',
  )
  expect(getTexts(renderToMarkup(<ConnectView model={fixtures.discovering} namespace="bip122" />))).toEqual([
    'Wallets for Bitcoin',
    'Looking for wallets',
  ])
})
